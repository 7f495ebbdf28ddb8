"""Twelve cinnamon rolls with cream cheese icing in their dish, seen from above; cinnamon sticks."""
from kit import *
from kit import extra_b as X
from kit.extra_a import superR
M = mats; P = props
PITCH = .98

def mat():
    g = M.M('roll', '#d49a52', .5, .35, .12, (.3, .18, .1), coat=.1, coatr=.3); n, n2 = g.noise(.6, 6, .6), g.noise(3, 6, .62)
    c = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .6), g.math('MULTIPLY', n2, .4)), [(.30, '#b4702c'), (.5, '#d79c52'), (.70, '#ecc486')]); c = g.mix(g.math('MULTIPLY', g.attr('bake'), .55), c, '#a8622a')
    c = g.mix(g.band(g.attr('cin'), .35, .75), c, g.mix(g.band(n2, .35, .65), '#4a220e', '#7a3f1c')); k = g.band(g.attr('ice'), .42, .58); c = g.mix(k, c, '#faf5ea'); g.col(c); g.set('Roughness', g.math('SUBTRACT', .52, g.math('MULTIPLY', k, .22))); g.bump(n2, .25, .08); return g.m

def roll(mt, w, d, turn):
    o = rnd(0, 99); hand = rnd(-.12, .12)
    def hz(x, y):
        x2, y2 = x + .25 * perlin(x * .3 + o, y * .3, 1), y + .25 * perlin(x * .3 + o, y * .3, 5); r = np.hypot(x2, y2 * (1 + hand)); a = np.arctan2(y2, x2) + turn; f = np.mod(r / PITCH - a / (2 * PI), 1); e = np.minimum(f, 1 - f)
        R_ = superR(np.arctan2(y, x), w, d, 4.); q = np.hypot(x, y) / R_; groove = np.exp(-(e / .115) ** 2) * smooth(.04, .14, q) * (1 - smooth(.90, .97, q)); z = 4.0 + 1.0 * (1 - q ** 2) - .55 * groove + .15 * fbm(x * .5 + o, y * .5, 2, 3) - 2.6 * smooth(.86, 1.0, q) ** 2
        m_ = fbm(x * .30 + o, y * .30, 4, 3) + .10 * perlin(x * 1.2, y * 1.2, o) + .34 - .75 * q ** 3; ice = smooth(-.02, .06, m_); z = z + .42 * ice * (1 - .3 * groove) + .20 * ice * groove
        return z, {'cin': groove, 'ice': ice, 'bake': smooth(.55, .95, q) * .9}
    return disc('roll', lambda a: superR(a, w, d, 4.), hz, mt, 100, 200)

def build():
    stage.table(M.wood('#7b5a3e', '#ab8360', planks=15.0)); nap = P.napkin(34, 26, X.gingham('#39648a', '#f0eadc', 4.0), dirn=.2, amp=.35, at=(-17.5, -15.0, .25), under=[(x, -8, 9) for x in range(-18, 1, 6)])
    dish = P.sheetpan(36.5, 26.5, 5.0, M.enamel('#ece7dc')); dish.location.z = .3; mt = mat()
    for i in range(4):
        for j in range(3):
            o = roll(mt, 8.35, 8.05, rnd(0, 6.3)); o.location = (-12.3 + i * 8.2 + rnd(-.12, .12), -7.9 + j * 7.9 + rnd(-.1, .1), .35 + rnd(-.15, .15))
    cs = protos(X.cinnamon, 3)
    for x, y, a, z in ((24.0, -8.6, 1.25, .05), (25.6, -7.2, 1.45, .05), (24.6, -8.0, .95, 1.1)): inst(R.choice(cs), (x, y, z), (0, 0, a), 1.1)
    pb = P.pinch(4.3, 3.4, M.ceramic('#5c7d78')); pb.location = (25.0, 8.0, 0); ic = disc('icing', 3.9, lambda x, y: 2.5 + .35 * np.maximum(0, fbm(x * .5, y * .5, 7, 3)) + .25 * np.sin(np.hypot(x, y) * 2.2 + np.arctan2(y, x)), M.cream('#faf4e6'), 60, 120); ic.location = (25.0, 8.0, 0)
    sprinkle('cin', ball(6, 4), 500, in_gauss(4.5, 5.5, 24, -3), (.02, .06), M.simple('#7a4018', .9), .4)
    stage.light('window', target=(0, 0, 4), exposure=.22); stage.camera('three', (2.6, -.6, 2.0), 47, el=63, f=8, focus=(0, -3.0, 4.5))
