"""What lies on the table: painted pieces, card faces, poses, sprites, the stage."""
