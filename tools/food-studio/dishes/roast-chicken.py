"""A whole roast chicken in a white dish among potato wedges, red onions and lemon halves, with thyme."""
from kit import *
from kit import extra_b as X
from kit.poultry import fuse, limb, part
M = mats; P = props

def skinmat():
    g = M.M('roast', '#b8691f', .3, .5, .12, (.4, .2, .08), coat=.55, coatr=.15); n, n2, n3 = g.noise(.22, 5, .6), g.noise(.9, 6, .65), g.noise(4, 4); z = X.normz(g)
    c = g.mix(g.band(n2, .3, .7), '#c9812c', '#dca24a'); c = g.mix(g.math('MULTIPLY', g.band(g.math('ADD', n, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .5)), .46, .72), .85), c, '#8f4512'); c = g.mix(g.math('MULTIPLY', g.band(z, .1, -.6), .7), c, '#e3b468'); c = g.mix(g.math('MULTIPLY', g.band(n3, .66, .76), .5), c, '#5f2c0c'); g.col(c); g.bump(g.math('ADD', n2, g.math('MULTIPLY', n3, .4)), .35, .14); return g.m
def wedge_(mat):
    b = blob('wedge', (rnd(2.6, 3.3), rnd(1.15, 1.4), rnd(1.1, 1.3)), mat, .06, 1, 26, box=2.3)
    for v in b.data.vertices:
        if v.co.z > 0: v.co.y *= 1 - .72 * v.co.z / 1.3
    return b
def onionquarter():
    mt = M.simple('#8c2f62', .28, .5, .15, .3, color2='#c987a8', scale=1.1, coat=.4, vary=.2); b = blob('on', (1.9, 1.25, 1.2), mt, .08, 1, 24)
    for v in b.data.vertices:
        if v.co.z > 0: v.co.y *= 1 - .7 * v.co.z / 1.2
    rings = [tube('r', [(1.7 * s * math.cos(t), sg * (.15 + .35 * s), .95 * s * math.sin(t) ** .8 + .08) for t in np.linspace(.25, PI - .25, 16)], .11, M.simple('#efd9e2', .3), 6) for s in (.95, .7, .45) for sg in (-1, 1)]; return join([b] + rings, 'onion')

def build():
    stage.table(M.wood('#54402f', '#8a6a4a', planks=15.0)); P.napkin(28, 34, M.linen('#a63a2c', stripe='#efe6d4'), dirn=1.1, at=(48, -13, .35), under=[])
    t = P.sheetpan(37, 28, 6.0, M.enamel('#f2eee4')); t.modifiers[0].thickness = .55
    gl = gridmesh('juice', 34, 25.2, lambda x, y: 1.0 + .08 * fbm(x * .4, y * .4, 1, 3), M.sauce('#b5752a', '#cf9440', '#7d4a14', .12, .4, .1, oil=.8), 60, 60)
    mt = skinmat()
    parts = [part((8.0, 5.6, 4.6), (-.6, 0, 5.2)), part((5.4, 3.0, 3.0), (-1.9, 1.7, 7.4), (0, -.1, 0)), part((5.4, 3.0, 3.0), (-1.9, -1.7, 7.4), (0, -.1, 0)), part((2.2, 1.6, 1.3), (7.6, 0, 4.4))]
    for s in (1, -1):
        parts += [part((4.0, 2.3, 3.1), (3.0, 5.0 * s, 5.0), (0, -.35, .25 * s))] + limb((4.6, 4.9 * s, 6.4), (10.0, 2.3 * s, 7.6), 2.35, 1.05) + limb((-4.8, 5.0 * s, 5.8), (-.4, 6.5 * s, 4.4), 1.5, 1.1, 5) + limb((-.4, 6.5 * s, 4.4), (-4.6, 6.9 * s, 3.4), 1.0, .75, 5)
    bird = fuse(parts, mt); bm_ = M.simple('#ead9b8', .5, color2='#c9a878', scale=1.5)
    for s in (1, -1): k = join([blob('k', (.75, .62, .62), bm_, .15, 1, 14), blob('k', (.62, .62, .5), bm_, .15, 1, 14)], 'knuckle'); k.data.transform(Matrix.Translation((0, 0, 0))); place(k, (11.2, 1.75 * s, 7.9))
    turn = -.55; [o.__setattr__('parent', bird) for o in list(S().objects) if o.name.startswith('knuckle')]; place(bird, (-.6, .8, -.2), (0, 0, turn))
    pm = M.simple('#e2b04c', .45, .5, .2, .3, color2='#b5732a', scale=.55, bump=.3, bscale=3, coat=.3, vary=.15); pw = protos(lambda: wedge_(pm), 7)
    def free(x, y): u, v = (x + .6) * math.cos(-turn) - (y - .8) * math.sin(-turn), (x + .6) * math.sin(-turn) + (y - .8) * math.cos(-turn); return (u / 10.4) ** 2 + (v / 7.6) ** 2 > 1
    f0 = in_box(30, 21.5)
    def edge():
        while True:
            x, y = f0()
            if free(x, y): return x, y
    lem = ((-12.6, -7.0), (12.6, 7.4)); clear = lambda f: (lambda: next(p for p in iter(f, None) if all(math.hypot(p[0] - a, p[1] - b) > 4.3 for a, b in lem)))
    e = clear(edge)
    strew(pw, 40, e, z=2.0, tilt=.3, mind=2.7); strew(pw, 24, e, z=3.4, tilt=.4, mind=3.4); strew(protos(onionquarter, 3), 8, e, z=4.3, tilt=.3, mind=4.6)
    for x, y in lem: h = X.citrushalf('lemon', 3.0, .9); place(h, (x, y, 2.6), (rnd(-.15, .15), rnd(-.15, .15), rnd(0, 6)))
    th = protos(lambda: thyme(rnd(5, 6.5)), 4); strew(th, 4, lambda: next(p for p in iter(e, None) if abs(p[0]) < 11 and p[1] < 4), lift=.3, tilt=.1, mind=5, align=.3)
    stage.light('window', power=1.1, exposure=.08); stage.camera('three', (.3, .2, 3.5), 48, el=42, f=8, focus=(-1, -2, 7))
