"""clips.py soup|negroni PAINTING OUT    Draws a silent clip of eight seconds from a painting.

The clip begins as an ink drawing on paper. Colour spreads over it, and what the captions tell happens
in the picture: the spiral is drawn, seeds and basil follow; or a drink rises in the glass and is
stirred. Three slightly warped versions take turns, as in a film drawn by hand. The places of bowl,
spiral, glass and slice belong to two paintings of 1536x1152, see README.md.
Writes OUT.mp4 and OUT.webm. Needs python3-numpy, ImageMagick and ffmpeg (Debian).
"""
import math, subprocess, sys
import numpy as np

W, H, FPS, SECONDS = 1280, 720, 12, 8
Y, X = np.mgrid[0:H, 0:W].astype(np.float32)
PAPER = np.array([247, 242, 231], np.float32)
CREAM = np.array([238, 231, 218], np.float32)
CUT = {"soup": 110, "negroni": 200}  # first row of the part of the painting that the clip shows


def pixels(*arguments):
    """Colours (H, W, 3) of the picture that ImageMagick makes from `arguments`."""
    done = subprocess.run(["convert", *arguments, "-depth", "8", "rgb:-"], check=True, capture_output=True)
    return np.frombuffer(done.stdout, np.uint8).reshape(H, W, 3).astype(np.float32)


def smooth(low, high, value):
    part = np.clip((value - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def blur(a, sigma):
    """Gaussian blur along both axes, for one channel or three."""
    reach = int(2.5 * sigma)
    kernel = np.exp(-(np.arange(-reach, reach + 1) ** 2) / (2 * sigma * sigma)).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        wide = np.pad(a, [(reach, reach) if i == axis else (0, 0) for i in range(a.ndim)], "edge")
        a = sum(k * np.take(wide, range(i, i + a.shape[axis]), axis) for i, k in enumerate(kernel))
    return a


def noise(seed, sigma):
    """Smooth noise of mean 0 and deviation 1."""
    small = np.random.RandomState(seed).normal(size=(H // 8 + 1, W // 8 + 1)).astype(np.float32)
    wide = blur(np.kron(small, np.ones((8, 8), np.float32))[:H, :W], sigma)
    return (wide - wide.mean()) / wide.std()


def warp(a, seed):
    """Moves every pixel by about one pixel, so that lines tremble."""
    x = np.clip(X + 1.1 * noise(seed, 16), 0, W - 2)
    y = np.clip(Y + 1.1 * noise(seed + 9, 16), 0, H - 2)
    i, j = y.astype(int), x.astype(int)
    u, v = (x - j)[..., None], (y - i)[..., None]
    return (1 - v) * ((1 - u) * a[i, j] + u * a[i, j + 1]) + v * ((1 - u) * a[i + 1, j] + u * a[i + 1, j + 1])


def mix(below, above, mask):
    return below + (above - below) * mask[..., None]


def ink_drawing(source):
    """The lines of the painting on paper."""
    lines = pixels(*source, "-colorspace", "gray", "-blur", "0x0.8", "(", "+clone", "-blur", "0x7", ")", "-compose", "Divide_Src", "-composite", "-level", "35%,97%", "-colorspace", "sRGB", "-type", "TrueColor")
    return PAPER * (0.25 + 0.75 * np.minimum(lines, 255) / 255) + (1 - lines / 255) * np.array([18, 12, 6], np.float32)


def soup(painting, ink):
    """Returns the layers and how far each has come at a time: [(picture, time -> mask)]."""
    x, y = (X - 617) / 36.7, (347 - Y) / 32.4
    inside = ((X - 612) / 322) ** 2 + ((Y - 358) / 258) ** 2 < 1
    red, green, blue = painting[..., 0], painting[..., 1], painting[..., 2]
    herbs = np.clip(blur((inside & (green > red - 12) & (blue < 150) & (np.hypot(x, y) < 7.5)).astype(np.float32), 3) * 3, 0, 1)
    end = 2 * math.pi * 2.35
    turns = np.stack([np.arctan2(y, x) % (2 * math.pi) + 2 * math.pi * k for k in range(3)])
    away = np.abs(np.hypot(x, y) - (0.7 + 5 * (np.clip(turns, 0.4, end) / end) ** 0.9)) + 9 * (turns > end) + 9 * (turns < 0.4)
    nearest = away.argmin(0)[None]
    order = np.take_along_axis(turns, nearest, 0)[0] / end
    gap = np.take_along_axis(away, nearest, 0)[0] * 33
    spiral = np.clip(blur((inside & (blue > 95) & (gap < 26)).astype(np.float32), 2) * 3, 0, 1)
    middle = smooth(6.9, 6.3, np.hypot(x, y))
    around = (np.hypot(x, y) > 6.6) & (np.hypot(x, y) < 7.6) & inside
    plain = painting[around].mean(0) + np.stack([noise(7, 18) * 5, noise(7, 18) * 7, noise(7, 18) * 3], -1)
    bare = mix(painting, plain, middle)
    drawn = mix(mix(bare, painting, spiral * (1 - herbs)), CREAM + 0 * bare, herbs * smooth(7, 4, gap) * (order < 1))
    blank = mix(ink, PAPER + 0 * ink, middle)
    wash = np.hypot(X - 612, (Y - 350) * 1.3) + 45 * noise(3, 24)
    fall = (np.hypot(x - 0.7, y - 0.9) + 1.3 * noise(5, 14)) / 6
    return blank, [
        (bare, lambda t: smooth(60, 0, wash - 1100 * smooth(0.1, 2.6, t))),
        (drawn, lambda t: np.maximum(spiral, herbs) * smooth(0.02, 0, order - 1.04 * (t - 2.6) / 2.6)),
        (painting, lambda t: middle * smooth(0.1, 0, fall - 1.7 * smooth(5.4, 7.4, t) + 0.5)),
    ]


def negroni(painting, ink):
    """Returns the layers as soup() does: room and peel, the drink, the slice, at last everything."""
    across = np.minimum(((X - 612) / 211) ** 2, 1)
    sides = smooth(6, 0, np.abs(X - 612) - (211 - 0.057 * (Y - 75)))
    glass = sides * smooth(66, 72, Y - 32 * across) * smooth(586, 580, Y + 24 * across)
    rim = smooth(4, 0, np.hypot(X - 788, Y - 155) - 158) * np.maximum(smooth(816, 820, X), smooth(690, 700, X) * smooth(80, 72, Y))
    wash = np.hypot(X - 990, Y - 590) + 45 * noise(3, 24)
    level = Y + 16 * noise(5, 20)
    slice_wash = np.hypot(X - 788, Y - 20) + 14 * noise(6, 20)
    return ink, [
        (painting, lambda t: smooth(60, 0, wash - 1500 * smooth(0.1, 2.6, t)) * (1 - np.maximum(glass, rim))),
        (painting, lambda t: glass * smooth(0, 20, level - 640 + 640 * smooth(2.6, 3.8, t))),
        (painting, lambda t: rim * smooth(60, 0, slice_wash - 420 * smooth(5.4, 6.6, t))),
        (painting, lambda t: smooth(6.5, 7, t) + 0 * X),
    ]


def stroke(picture, start, stop, width, colour):
    """Draws a line with soft ends, between columns 400 and 830."""
    (ax, ay), (bx, by) = start, stop
    x, y, part = X[:, 400:830], Y[:, 400:830], picture[:, 400:830]
    along = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
    distance = np.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
    part[:] = mix(part, np.array(colour, np.float32), smooth(width / 2 + 1.2, width / 2 - 1.2, distance))
    return picture


def stir(picture, t):
    """The bar spoon, one round a second; redder in the drink and shifted where the drink begins."""
    angle = 2 * math.pi * t
    foot = (612 + 125 * math.cos(angle), 462 + 14 * math.sin(angle))
    top = (612 - 60 * math.cos(angle) + 40, -30)
    part = (244 - foot[1]) / (top[1] - foot[1])
    dip = (foot[0] + part * (top[0] - foot[0]), 244)
    wet = (dip[0] - 8, dip[1])
    for width, dry_colour, wet_colour in ((15, (52, 36, 20), (74, 14, 8)), (9, (226, 206, 164), (205, 84, 44)), (3, (255, 248, 228), (240, 160, 110))):
        picture = stroke(picture, wet, foot, width, wet_colour)
        picture = stroke(picture, top, dip, width, dry_colour)
    for width, colour in ((34, (74, 14, 8)), (27, (205, 84, 44)), (8, (240, 160, 110))):
        picture = stroke(picture, (foot[0], foot[1] - 12), (foot[0], foot[1] + 14), width, colour)
    return picture


def main(clip, path, out):
    source = [path, "-crop", f"1536x864+0+{CUT[clip]}", "+repage", "-resize", f"{W}x{H}!"]
    painting = pixels(*source)
    below, layers = {"soup": soup, "negroni": negroni}[clip](painting, ink_drawing(source))
    warped = [[warp(below, s)] + [warp(a, s) for a, _ in layers] for s in (1, 2, 3)]
    encode = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-", "-an", "-pix_fmt", "yuv420p"]
    codecs = ["-c:v", "libx264", "-profile:v", "high", "-preset", "slow", "-tune", "animation", "-crf", "29", "-movflags", "+faststart", f"{out}.mp4", "-an", "-pix_fmt", "yuv420p", "-c:v", "libvpx-vp9", "-crf", "44", "-b:v", "0", "-row-mt", "1", f"{out}.webm"]
    film = subprocess.Popen(encode + codecs, stdin=subprocess.PIPE)
    for frame in range(FPS * SECONDS):
        t, version = frame / FPS, warped[frame // 4 % 3]
        picture = version[0]
        for above, (_, mask) in zip(version[1:], layers):
            picture = mix(picture, above, mask(t))
        if clip == "negroni" and 3.2 <= t < 5.4:
            picture = stir(picture, t)
        film.stdin.write(np.clip(picture, 0, 255).astype(np.uint8).tobytes())
    film.stdin.close()
    sys.exit(film.wait())


main(*sys.argv[1:])
