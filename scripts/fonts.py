"""Makes the web fonts of public/fonts (see the README there). Run by hand, not by the build."""
import copy
import io
import subprocess
import sys
import unicodedata

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build as build_variable
from fontTools.varLib import instancer

NAIRA = 0x20A6
# Tone marks and dots as separate characters: a phone may send any letter decomposed, and m, n and the dotted vowels
# have no precomposed letters with tones.
MARKS = "\u0300\u0301\u0302\u0304\u0307\u030c\u0323"
TEXT = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0£€©®°·²³½¼×–—‘’“”•…→éèáàñöüç" + MARKS
# Hausa's hooked letters. Neither of our typefaces has the k or the y.
HOOKED = "ƘƙƳƴ"
# Letters of people's names: Latin-1 and Latin Extended-A, and those of Yoruba, Igbo and Hausa with their tones.
NAMES = "".join(map(chr, [*range(0xC0, 0x180)])) + "ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗǸǹḾḿ" + HOOKED + MARKS
LATER = "".join(letter for letter in NAMES if letter not in TEXT or letter in MARKS)


def copied(font):
    """A copy, saved and read again: the subsetter fails on half-read tables, and modifies its input."""
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def instance(path, **axes):
    """One static style of a variable font."""
    return copied(instancer.instantiateVariableFont(TTFont(path), axes))


def write(font, text, path):
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = ["kern", "liga", "tnum", "ccmp", "locl", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["MVAR", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    print(path, "lacks", [letter for letter in text if ord(letter) not in font.getBestCmap()])
    font.flavor = "woff2"
    font.save(path)
    # The check that Firefox and Chromium run on every font they load. It must not report anything.
    report = subprocess.run(["ots-sanitize", path, "/dev/null"], capture_output=True, text=True)
    assert report.returncode == 0 and "ERROR" not in report.stderr, report.stderr


def name_of(codepoint):
    """Not the usual `uni…`: fonts contain glyphs with such names that no character maps to."""
    return f"own{codepoint:04X}"


def put(font, codepoint, glyph, advance):
    """Adds a simple glyph to a static font."""
    name = name_of(codepoint)
    # Appended, because the tables that position marks follow the glyphs' order.
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    table = font["glyf"]
    table.glyphOrder = font.getGlyphOrder()
    table.glyphs[name] = glyph
    glyph.recalcBounds(table)
    font["hmtx"].metrics[name] = (round(advance), glyph.xMin)
    for cmap in font["cmap"].tables:
        if cmap.isUnicode():
            cmap.cmap[codepoint] = name
    font["maxp"].numGlyphs = len(font.getGlyphOrder())


def outline(font, codepoint):
    """A character's outline as drawn by a pen, without components."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[codepoint]].draw(pen)
    return pen.value


def glyph_of(steps, scale=1.0):
    glyph = TTGlyphPen(None)
    pen = TransformPen(glyph, Transform(scale, 0, 0, scale, 0, 0))
    for step, points in steps:
        getattr(pen, step)(*points)
    return glyph.glyph()


def first_contour(steps):
    end = next(at for at, (step, _) in enumerate(steps) if step == "closePath")
    return steps[: end + 1]


def advance_of(font, codepoint):
    return font["hmtx"].metrics[font.getBestCmap()[codepoint]][0]


def borrow(font, donor, letters, scale=lambda letter: 1.0):
    """Copies letters from another font."""
    for letter in letters:
        size = scale(letter)
        put(font, ord(letter), glyph_of(outline(donor, ord(letter)), size), advance_of(donor, ord(letter)) * size)


def as_tall_as(font, donor):
    """The scale for a donor's letters: the heights of capitals and small letters differ between typefaces."""
    small = font["glyf"]["x"].yMax / donor["OS/2"].sxHeight
    capital = font["glyf"]["H"].yMax / donor["OS/2"].sCapHeight
    return lambda letter: capital if letter.isupper() else small


def crown(font):
    """Lets capitals have marks above, as far from their tops as small letters do: the serif's only had them below."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if getattr(table, "BaseCoverage", None) is None:
                continue
            for name, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                above, below = record.BaseAnchor
                if above is None and len(name) == 1 and name.isupper():
                    anchor = copy.deepcopy(below)
                    anchor.YCoordinate = font["glyf"]["H"].yMax
                    record.BaseAnchor[0] = anchor


def add_mark(font, codepoint, steps, like):
    """Adds a combining mark, positioned like another of the font: the serif has only those of Vietnamese."""
    name, model = name_of(codepoint), font.getBestCmap()[like]
    put(font, codepoint, glyph_of(steps), 0)
    glyph, its = font["glyf"][name], font["glyf"][model]
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 3
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for coverage, marks in ((getattr(table, f"Mark{n}Coverage", None), getattr(table, f"Mark{n}Array", None)) for n in ("", "1")):
                if coverage is None or model not in coverage.glyphs:
                    continue
                record = copy.deepcopy(marks.MarkRecord[coverage.glyphs.index(model)])
                anchor = record.MarkAnchor
                anchor.XCoordinate += round((glyph.xMin + glyph.xMax - its.xMin - its.xMax) / 2)
                anchor.YCoordinate += glyph.yMin - its.yMin
                coverage.glyphs.append(name)
                marks.MarkRecord.append(record)
                marks.MarkCount = len(marks.MarkRecord)


def take_apart(font, letters):
    """
    Letters with marks that the typeface lacks: each is shown as its parts, which the font can combine. An i loses its
    dot to the mark above it.
    """
    cmap = font.getBestCmap()
    rules = []
    for letter in letters:
        parts = [cmap[ord(part)] for part in unicodedata.normalize("NFD", letter)]
        # An empty glyph, so that the browser finds the letter in the font.
        put(font, ord(letter), TTGlyphPen(None).glyph(), font["hmtx"].metrics[parts[0]][0])
        rules.append(f"sub {name_of(ord(letter))} by {' '.join(parts)};")
    above = " ".join(cmap[ord(mark)] for mark in MARKS if unicodedata.combining(mark) == 230 and ord(mark) in cmap)
    below = cmap[0x323]
    addOpenTypeFeaturesFromString(
        font,
        f"""
        languagesystem DFLT dflt;
        languagesystem latn dflt;
        @above = [{above}];
        lookup parts {{ {" ".join(rules)} }} parts;
        lookup dots {{ sub i by {cmap[0x131]}; }} dots;
        feature ccmp {{ lookup parts; sub i' lookup dots @above; sub i' lookup dots {below} @above; }} ccmp;
        """,
        tables=["GSUB"],
    )


def rename(font, family):
    """Adobe reserves the name "Source": a reduced version needs another one (OFL 1.1, condition 3)."""
    for record in list(font["name"].names):
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID in (3, 6, 25):
            record.string = family.replace(" ", "")


def sans_master(source, donor, weight):
    font = instance(source, wght=weight)
    noto = instance(donor, wght=weight)
    borrow(font, noto, HOOKED, as_tall_as(font, noto))
    return font


def variable(masters):
    """A variable font of two static ones. (The instancer can cut the range itself, but writes coordinates beyond 1.)"""
    space = DesignSpaceDocument()
    axis = AxisDescriptor()
    axis.name, axis.tag = "Weight", "wght"
    axis.minimum = axis.default = min(masters)
    axis.maximum = max(masters)
    space.addAxis(axis)
    for weight, font in masters.items():
        source = SourceDescriptor()
        source.font = font
        source.location = {"Weight": weight}
        space.addSource(source)
    font, _, _ = build_variable(space)
    return font


newsreader, source_sans, noto_sans, noto_serif, out = sys.argv[1:6]

# Headings come in one weight and between 22 and 72 px: both axes are fixed, which halves the file.
latin, extended = (
    instance(f"{newsreader}/newsreader-{part}-opsz-normal.woff2", opsz=44, wght=500) for part in ("latin", "latin-ext")
)
# npm's subsets have the Naira sign in latin-ext.
borrow(latin, extended, chr(NAIRA))
add_mark(latin, 0x302, outline(latin, 0x2C6), 0x304)
add_mark(latin, 0x307, first_contour(outline(latin, 0x308)), 0x308)
add_mark(latin, 0x30C, outline(extended, 0x2C7), 0x304)
crown(latin)
write(copied(latin), TEXT + chr(NAIRA), f"{out}/newsreader.woff2")

lacking = [letter for letter in LATER if ord(letter) not in latin.getBestCmap()]
borrow(latin, extended, [letter for letter in lacking if ord(letter) in extended.getBestCmap()])
noto = instance(f"{noto_serif}/noto-serif-latin-ext-wght-normal.woff2", wght=460)
borrow(latin, noto, HOOKED + "ƁɓƊɗ", as_tall_as(latin, noto))
take_apart(latin, "ẸẹỌọṢṣỊịỤụṄṅǸǹḾḿ")
letters = "".join(map(chr, [*range(0x41, 0x5B), *range(0x61, 0x7B), 0x131]))
write(latin, LATER + letters, f"{out}/newsreader-names.woff2")

masters = {
    weight: sans_master(f"{source_sans}/VF/SourceSans3VF-Upright.ttf", f"{noto_sans}/noto-sans-latin-ext-wght-normal.woff2", weight)
    for weight in (400, 700)
}
sans = variable(masters)
rename(sans, "Meridian Sans")
write(copied(sans), TEXT + chr(NAIRA), f"{out}/meridian-sans.woff2")
# A separate file, fetched only by pages that show such a letter.
write(sans, LATER, f"{out}/meridian-sans-names.woff2")
