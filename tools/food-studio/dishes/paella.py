"""Paella: saffron rice in a wide pan, prawns, mussels, peas, peppers, lemon."""
from kit import *
from kit.extra_a import *
M = mats; P = props

def ricemat():
    g = M.M('saffron', '#d9a02a', .34, .5, .15, (.25, .15, .05), coat=.35, coatr=.15); s = g.attr('strand'); n = g.noise(.35, 5, .6, vec=g.co(1.0, jitter=False)); c = g.mix(g.band(n, .32, .68), '#dc9414', '#ecb636'); c = g.mix(g.math('MULTIPLY', g.band(s, .55, 1.), .6), c, '#f2d070'); c = g.mix(g.math('MULTIPLY', g.band(s, .2, .0), .7), c, '#b86a10'); g.col(c); return g.m

def build():
    stage.table(M.wood('#6f5236', '#a5825a', planks=15.0)); nap = P.napkin(26, 34, M.linen('#8fa0a4'), dirn=1.2, at=(21, -9, .3), under=[(0, 0, 18.2)])
    paellera(17.4, 3.8); zs = 2.1; r = 16.2; base = lambda x, y: zs + .16 * fbm(x * .25, y * .25, 3, 3) + .10 * fbm(x * .8, y * .8, 5, 3) - .1 * smooth(13, 16, np.hypot(x, y))
    disc('base', r + .05, lambda x, y: base(x, y) - .10, M.sauce('#c5820f', '#d89c2a', '#9c5a0c', .3, 1.2), 110, 260)
    n = 11500; xs, ys = [], []
    Pl = []; an = np.array([rnd(0, 2 * PI) for _ in range(n)]); q = np.sqrt(np.array([R.random() for _ in range(n)])) * (r - .15); X, Y = q * np.cos(an), q * np.sin(an); Z = base(X, Y)
    for x, y, z in zip(X, Y, Z): Pl.append(((x, y, z + rnd(-.04, .15)), (rnd(-.25, .25), rnd(-.3, .3), rnd(0, 6.3)), (.40 * rnd(.85, 1.1), .155, .145)))
    many('rice', ball(8, 6), Pl, ricemat())
    prs = protos(lambda: prawn(1.85, .80), 3)     # twelve, as in the recipe: eight outside, four inside
    for i, (a, q) in enumerate([(i * PI / 4 + .1, 9.6) for i in range(8)] + [(i * PI / 2 - .12, 4.7) for i in range(4)]):
        x, y = q * math.cos(a), q * math.sin(a); place(inst(prs[i % 3]), (x, y, zs + .72), (rnd(-.08, .08), rnd(-.08, .08), a + PI * .5 + rnd(-.3, .3)), rnd(.96, 1.04))
    ms = protos(lambda: mussel(rnd(4.6, 5.4), rnd(.75, 1.0)), 3)
    for i in range(12): a = (i + i // 3 + .5) * 2 * PI / 16 + .1; q = 13.9; a2 = a - .16; place(inst(ms[i % 3]), (q * math.cos(a2), q * math.sin(a2), zs + .95), (rnd(-.1, .1), rnd(.0, .1), a + PI / 2 + .05), .90)     # sixteen with the four in the middle
    for i in range(4): a = i * 1.571 + .68 + rnd(-.06, .06); q = .7; place(inst(ms[i % 3]), (q * math.cos(a), q * math.sin(a), zs + 1.0), (rnd(-.1, .1), rnd(-.05, .1), a + rnd(-.15, .15)), .86)
    pm = [M.skin('#b81e10', '#cf3a1e', .2), M.skin('#c22a14', '#d84a22', .2)]; pp = protos(lambda: pepper_strip(rnd(3.6, 5.2), rnd(.9, 1.2), R.choice(pm)), 5); gb = protos(lambda: tube('bean', np.stack([np.linspace(-2, 2, 16), .3 * np.sin(np.linspace(0, 3, 16)), 0 * np.arange(16)], -1), .28, M.skin('#4f7a26', '#6b9438', .28), 10, flat=.7), 3)
    strew(pp, 17, in_disc(14.2), z=lambda x, y: float(base(np.array(x), np.array(y))) + .14, tilt=.12, mind=3.0); strew(gb, 12, in_disc(14), z=lambda x, y: float(base(np.array(x), np.array(y))) + .16, tilt=.1, mind=3.0)
    pea = protos(lambda: blob('pea', .40, M.simple('#5d9426', .25, .5, .2, .2, color2='#79ac3a', scale=1.5, coat=.5, vary=.2), .05, 1.5, 14), 3); strew(pea, 95, in_disc(15.2), z=lambda x, y: float(base(np.array(x), np.array(y))) + .20, tilt=3, mind=.85)
    lw = protos(lambda: citrus_wedge('lemon', 3.2, 2.3, rnd(.95, 1.1)), 3)
    for i in range(4): a = (4 * i + 3.5) * 2 * PI / 16 + .1; q = 13.6; place(inst(lw[i % 3]), (q * math.cos(a), q * math.sin(a), zs - .15), (rnd(-.2, .2), 0, a + PI / 2 + rnd(-.2, .2)))
    ps = protos(lambda: parsley(rnd(1.0, 1.3)), 4); strew(ps, 12, in_disc(10), lift=.25, tilt=.35, mind=2.6); sprinkle('herb', bit(), 320, in_disc(15), (.06, .15), M.simple('#3f7426', .5), .5); sprinkle('pap', bit(), 160, in_disc(15), (.04, .09), M.simple('#a3300e', .5), .4)
    place(inst(lw[1]), (-22.8, 10.9, 0), (.75, 0, .5)); place(inst(lw[0]), (-18.4, 15.8, 0), (-.75, 0, 2.0)); strew(ps, 4, in_gauss(1.4, 1.2, -21, -12.5), lift=.2, tilt=.2, mind=1.8)
    stage.light('window', power=1.05, exposure=.1); stage.camera('three', (0, -.6, 1.5), 45, el=60, f=8, focus=(0, -1, 3))
