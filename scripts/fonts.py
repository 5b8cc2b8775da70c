"""Makes the two web fonts of public/fonts (see the README there). Run by hand, not by the build."""
import copy
import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TEXT = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0£€©®°·²³½¼×–—‘’“”•…→éèáàñöüç"
NAIRA = 0x20A6
# Letters of people's names: Latin-1 and Latin Extended-A, and those of Yoruba, Igbo and Hausa with their tone marks.
NAMES = "".join(map(chr, [*range(0xC0, 0x180)])) + "ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗǸǹḾḿ\u0300\u0301\u0302\u0304\u030c\u0323"


def load(path, limits):
    """One style of a variable font. Written out and read again, or the subsetter trips over half-read tables."""
    font = instancer.instantiateVariableFont(TTFont(path), limits)
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def write(font, text, path):
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "liga", "tnum", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["MVAR", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(path)


def add_glyph(font, donor, codepoint, name):
    """Copies a simple glyph: npm's Latin subsets keep the Naira sign apart, in latin-ext."""
    source = donor.getBestCmap()[codepoint]
    glyph = copy.deepcopy(donor["glyf"][source])
    assert not glyph.isComposite()
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = donor["hmtx"].metrics[source]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name
    font["maxp"].numGlyphs = len(font.getGlyphOrder())


def rename(font, family):
    """Adobe reserves the name "Source": a cut-down version has to carry another one (OFL 1.1, condition 3)."""
    for record in list(font["name"].names):
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID in (3, 6, 25):
            record.string = family.replace(" ", "")


newsreader, source_sans, out = sys.argv[1:4]
# Headings come in one weight and between 22 and 72 px: both axes are fixed, which halves the file.
serif = {"opsz": 44, "wght": 500}
latin = load(f"{newsreader}/newsreader-latin-opsz-normal.woff2", serif)
latin_ext = load(f"{newsreader}/newsreader-latin-ext-opsz-normal.woff2", serif)
add_glyph(latin, latin_ext, NAIRA, "naira")
write(latin, TEXT + chr(NAIRA), f"{out}/newsreader.woff2")

sans = load(f"{source_sans}/VF/SourceSans3VF-Upright.ttf", {"wght": (400, 700)})
rename(sans, "Meridian Sans")
write(sans, TEXT + chr(NAIRA), f"{out}/meridian-sans.woff2")
# In a file of its own: only pages that show such a letter fetch it.
names = load(f"{source_sans}/VF/SourceSans3VF-Upright.ttf", {"wght": (400, 700)})
rename(names, "Meridian Sans")
write(names, "".join(letter for letter in NAMES if letter not in TEXT), f"{out}/meridian-sans-names.woff2")
