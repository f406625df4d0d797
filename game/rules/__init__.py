"""The games themselves: pure rules, no pictures, no files, no clock."""
