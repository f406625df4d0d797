"""The finished site: complete, clean, within its budget."""

import json
import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath

import pytest

from tests.web.sample import BELONGS, STAYS_BEHIND, house_elsewhere, snapshot, write
from web import check, packer
from web.build import build
from web.check import check_archive
from web.itch import check_zip, make_zip
from web.project import BuildError, Project, checkout
from web.site import ASSETS, packages_address

pytest.importorskip("pygbag", reason="pygbag is not installed")


class Tags(HTMLParser):
    """Start tags with their attributes, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.found if name == tag]

    def meta(self, name: str) -> str:
        for attributes in self.all("meta"):
            if name in (attributes.get("name"), attributes.get("property")):
                return attributes["content"]
        raise AssertionError(f"no meta {name}")


@pytest.fixture(scope="session")
def page(built: Project) -> str:
    return (built.site / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def tags(page: str) -> Tags:
    return Tags(page)


def names_in(archive: Path) -> set[str]:
    with zipfile.ZipFile(archive) as opened:
        return set(opened.namelist())


# ---- the archive


def test_archive_holds_what_belongs(built: Project) -> None:
    names = names_in(built.archive)
    assert {f"assets/{name}" for name in BELONGS} <= names
    assert not {f"assets/{name}" for name in STAYS_BEHIND} & names


def test_sources_are_untouched(sample: Project) -> None:
    before = snapshot(sample.root)
    build(sample)
    assert snapshot(sample.root) == before
    assert not sample.stage.parent.exists()


def test_build_needs_no_network(sample: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    # Every attempt to go out would end at this closed door.
    for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9/")
    build(sample)
    assert sample.archive.is_file()


def test_parts_are_measured(built: Project) -> None:
    with zipfile.ZipFile(built.archive) as opened:
        staged = [PurePosixPath(name).relative_to("assets") for name in opened.namelist()]
    parts = {part.name: part for part in check_archive(built, staged)}
    assert {"main.py", "game", "game/rules", "assets/fonts", "assets/art"} <= set(parts)
    assert sum(part.files for part in parts.values()) == len(staged)
    assert sum(part.packed for part in parts.values()) < built.archive.stat().st_size


def test_stray_file_is_named(sample: Project) -> None:
    build(sample)
    with zipfile.ZipFile(sample.archive, "a") as opened:
        opened.writestr("assets/tests/test_game.py", "")
    with pytest.raises(BuildError, match=r"tests/test_game\.py"):
        check_archive(sample, [])


def test_missing_file_is_named(built: Project) -> None:
    with pytest.raises(BuildError, match=r"game/lost\.py"):
        check_archive(built, [PurePosixPath("game/lost.py")])


def test_budget_is_kept(sample: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check.ARCHIVE_BUDGET_BYTES == 1_500_000
    monkeypatch.setattr(check, "ARCHIVE_BUDGET_BYTES", 1_000)
    with pytest.raises(BuildError, match=r"the budget is 1,000: .*bricolage"):
        build(sample)


def test_the_game_itself_keeps_budget_and_limits(tmp_path: Path) -> None:
    house = house_elsewhere(tmp_path)
    parts = {part.name for part in build(house)}
    assert {"main.py", "game/rules", "game/scenes", "assets/art", "assets/locale"} <= parts
    assert house.archive.stat().st_size <= 1_500_000
    check_zip(make_zip(house))


# ---- what can be missing


def test_missing_pygbag_says_how_to_install(
    sample: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packer.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BuildError, match=r"pip install -e '\.\[web\]'"):
        build(sample)


def test_missing_preview_says_how_to_make_it(sample: Project) -> None:
    (sample.static / "preview.png").unlink()
    with pytest.raises(BuildError, match=r"python -m web preview"):
        build(sample)
    assert not sample.site.exists()


def test_missing_font_is_named(sample: Project) -> None:
    (sample.assets / ASSETS[0]).unlink()
    with pytest.raises(BuildError, match=re.escape(ASSETS[0])):
        build(sample)


def test_failing_pygbag_is_reported(sample: Project, capfd: pytest.CaptureFixture[str]) -> None:
    # pygbag itself refuses sounds the browser cannot play; ours are stopped earlier.
    write(sample.root / "assets" / "sounds" / "x.ogg", "")
    stage_and_break = [*packer._command(sample, packer.RUNTIME)[:-1], "/nowhere"]
    with pytest.raises(BuildError, match="exit code"):
        packer._run(stage_and_break, sample.root)
    assert "main.py" in capfd.readouterr().err


@pytest.mark.parametrize(
    "runtime", ["cdn/", "https://example.org/cdn/0.9.3", "https://x/'; script-src *;/", "ftp://x/"]
)
def test_unusable_runtime_address(sample: Project, runtime: str) -> None:
    with pytest.raises(BuildError, match="runtime"):
        build(sample, runtime=runtime)


def test_packages_lie_beside_the_runtime() -> None:
    assert packages_address(packer.RUNTIME) == "https://pygame-web.github.io/cdn/"


# ---- the page


def test_everything_the_page_names_is_there(built: Project, tags: Tags) -> None:
    named = [
        attributes["src"]
        for tag in ("img", "script")
        for attributes in tags.all(tag)
        if "src" in attributes
    ]
    named += [attributes["href"] for attributes in tags.all("link")]
    for part in ("page.css", "start.js", "downloads.js", "loader.js", "table.js", "words.js"):
        text = (built.site / part).read_text(encoding="utf-8")
        named += re.findall(r'url\("([^"]+)"\)', text)
        named += [name.removeprefix("./") for name in re.findall(r'from "(\./[^"]+)"', text)]
    assert len(named) > 20
    for name in named:
        assert not name.startswith(("/", "http")), f"{name} is not relative"
        assert (built.site / name).is_file(), f"{name} is missing"


def test_nothing_is_left_to_fill_in(page: str) -> None:
    assert "{{" not in page


def test_no_inline_script_or_style(tags: Tags) -> None:
    """The policy forbids them, so none may be there."""
    for attributes in tags.all("script"):
        assert "src" in attributes or attributes["type"] in {"application/json", "text/x-python"}
    assert not tags.all("style")
    for tag, attributes in tags.found:
        assert not {name for name in attributes if name == "style" or name.startswith("on")}, tag


def test_policy_is_closed_but_for_the_runtime(tags: Tags) -> None:
    policies = [
        attributes["content"]
        for attributes in tags.all("meta")
        if attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    assert len(policies) == 1
    rules = dict(rule.strip().split(" ", 1) for rule in policies[0].split(";"))
    runtime = "https://pygame-web.github.io/cdn/"
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == f"'self' {runtime} 'wasm-unsafe-eval' 'unsafe-eval'"
    assert rules["connect-src"] == f"'self' {runtime}"
    assert rules["style-src"] == "'self'"
    for closed in ("base-uri", "form-action"):
        assert rules[closed] == "'none'"
    assert not any("*" in rule or "unsafe-inline" in rule for rule in rules.values())


def test_link_preview(tags: Tags) -> None:
    address = "https://example.org/cards/"
    assert tags.meta("og:url") == address
    assert tags.meta("og:image") == tags.meta("twitter:image") == f"{address}preview.png"
    assert tags.meta("twitter:card") == "summary_large_image"
    assert tags.meta("description")


def test_without_an_address_the_preview_is_relative(sample: Project) -> None:
    build(sample)
    text = (sample.site / "index.html").read_text(encoding="utf-8")
    assert Tags(text).meta("og:image") == "preview.png"
    assert "og:url" not in text


def test_settings_of_the_page(built: Project, page: str) -> None:
    found = re.search(r'<script type="application/json" id="settings">(.*?)</script>', page, re.S)
    assert found
    settings = json.loads(found[1])
    assert settings["runtime"] == packer.RUNTIME
    assert settings["packages"] == "https://pygame-web.github.io/cdn/"
    assert settings["python"] == "3.12"
    assert settings["archiveBytes"] == built.archive.stat().st_size
    assert re.fullmatch(r"pentadeck\.apk\?[0-9a-f]{10}", settings["archiveAddress"])
    assert settings["mediaEngagement"] == 0
    assert settings["canClose"] == 1


def test_loader_finds_its_elements(tags: Tags) -> None:
    identified = {attributes["id"]: tag for tag, attributes in tags.found if "id" in attributes}
    expected = {
        "canvas": "canvas",
        "canvas3d": "canvas",
        "transfer": "div",
        "status": "div",
        "progress": "progress",
        "html": "div",
        "site-code": "script",
    }
    assert expected.items() <= identified.items()
    canvas = next(each for each in tags.all("canvas") if each["id"] == "canvas")
    assert (canvas["width"], canvas["height"]) == ("1", "1")
    assert "tabindex" in canvas


def test_noscript_speaks_both_languages(page: str) -> None:
    found = re.search(r"<noscript>(.*?)</noscript>", page, re.S)
    assert found
    assert 'lang="fr"' in found[1]
    assert 'lang="en"' in found[1]


def test_manifest(built: Project) -> None:
    manifest = json.loads((built.site / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        assert (built.site / icon["src"]).is_file()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert manifest["start_url"] == "./"


def test_words_of_the_page_are_the_same_in_both_languages() -> None:
    text = (checkout().page / "words.js").read_text(encoding="utf-8")
    english, french = (
        re.search(rf"^  {language}: \{{(.*?)^  \}},", text, re.S | re.M)[1]
        for language in ("en", "fr")
    )
    keys = re.compile(r"^    (\w+): \"", re.M)
    assert keys.findall(english) == keys.findall(french)
    gaps = re.compile(r"\{(\w+)\}")
    assert sorted(gaps.findall(english)) == sorted(gaps.findall(french))
    assert "'" not in french.replace('"', ""), "French apostrophes are curly"
    used = Tags((checkout().page / "index.html").read_text(encoding="utf-8")).found
    wanted = {attributes["data-word"] for _, attributes in used if "data-word" in attributes}
    assert wanted <= set(keys.findall(english))
