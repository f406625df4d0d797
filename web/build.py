"""The whole build: stage, pack, put together, check."""

from web.check import Part, check_archive
from web.packer import RUNTIME, clear_traces, pack
from web.project import Project
from web.site import assemble, packages_address, require_parts
from web.staging import stage


def build(project: Project, runtime: str = RUNTIME, address: str = "") -> list[Part]:
    """Makes ``project.site``; gives the archive's parts.  Raises BuildError."""
    packages_address(runtime)
    require_parts(project)
    staged = stage(project)
    try:
        assemble(project, pack(project, runtime), runtime, address)
    finally:
        clear_traces(project)
    return check_archive(project, staged)
