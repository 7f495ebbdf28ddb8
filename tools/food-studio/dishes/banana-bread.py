"""Banana bread with two baked banana halves on top, cut, two slices in front; walnuts, a banana."""
from kit import *
from kit.extra_a import rest
from kit.loaf import loaf, closed
M = mats; P = props
L = 12.0

def section(x):
    k = max(.02, 1 - (abs(x) / L) ** 10) ** .5; h = 7.2 * (.86 + .14 * k); w = 5.2 * k
    p = closed([(w * .88, .1), (w * .93, 2.2), (w * 1.0, 5.0), (w * .94, 6.4), (w * .55, h + .3), (0, h + .9), (-w * .55, h + .3), (-w * .94, 6.4), (-w * 1.0, 5.0), (-w * .93, 2.2), (-w * .88, .1)])
    return p * (1 + .022 * fbm(p[:, :1] * .5 + x * .4, p[:, 1:] * .5, x * .4, 3))

def crustmat():
    g = M.M('bbcrust', '#8a4e22', .6, .35, coat=.08, coatr=.3); n, n2 = g.noise(.45, 7, .6), g.noise(2.6, 6, .65)
    c = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .65), g.math('MULTIPLY', n2, .35)), [(.30, '#5b2d10'), (.5, '#99602c'), (.70, '#c48a48')])
    g.col(c); g.bump(n2, .5, .12); return g.m
def crumbmat():
    g = M.M('bbcrumb', '#e0b26c', .8, .2, .2, (.3, .2, .1)); n, v = g.noise(1.5, 6, .6), g.voro(3.0)
    c = g.mix(g.band(n, .3, .7), '#d9ab68', '#bf8a4a'); c = g.mix(g.math('MULTIPLY', g.band(v, .32, .10), .6), c, '#94602a')
    c = g.mix(g.attr('dark'), c, '#7a4a22'); c = g.mix(g.attr('light'), c, '#f2dfae'); c = g.mix(g.band(g.attr('edge'), .93, .975), c, '#6e3a16')
    g.col(c); g.bump(g.math('ADD', v, n), .5, .12); return g.m
def fruit():
    return [(rnd(-3.9, 3.9), rnd(.9, 6.4), rnd(.35, .62), 'dark') for _ in range(9)] + [(rnd(-4, 4), rnd(.8, 6.6), rnd(.2, .4), 'light') for _ in range(12)]

def bananahalf(bend, x0, x1, top):
    """Cut side up, lying on the crust, with the curve of the fruit."""
    g = M.M('bhalf', '#e9c878', .35, .4, .2, (.4, .25, .1), coat=.25, coatr=.2); n = g.noise(1.6, 5); v = g.attr('v')
    c = g.mix(g.band(g.math('ADD', v, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .3)), .10, .32), '#b9853a', '#e8c476'); c = g.mix(g.band(g.math('ADD', v, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .35)), .50, .92), c, '#8a4e1a'); g.col(c); g.bump(n, .25, .08)
    nu, nv = 90, 31; u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing='ij'); w = 1.5 * np.clip(1 - np.abs(2 * u - 1) ** 3.6, 0, 1) ** .5
    x = x0 + (x1 - x0) * u; y = bend * (1 - (2 * u - 1) ** 2) + w * v; z = top + .55 * (1 - v ** 8) - .10 * np.exp(-(v / .2) ** 2) - .9 * np.abs(v) ** 8 + .05 * perlin(x, y, 2)
    return recalc(mesh('half', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(nu, nv), g.m, attrs={'v': np.abs(v).ravel()}))

def banana():
    g = M.M('peel', '#e8b92c', .42, .4, .1, (.3, .2, .1), coat=.15, coatr=.25); n, v = g.noise(.5, 5), g.voro(1.5); c = g.mix(g.band(n, .3, .7), '#e3b026', '#f1cf4e'); c = g.mix(g.math('MULTIPLY', g.band(v, .30, .18), .85), c, '#6b3d12'); c = g.mix(g.band(g.attr('strand'), .90, .99), c, '#4a3218'); g.col(c)
    t = np.linspace(0, 1, 90); a = -.95 + 1.9 * t; r = 1.75 * np.clip(np.sin(PI * np.clip(t * .93 + .03, 0, 1)), 0, 1) ** .38; r = np.where(t > .93, .52, r); r[-1] = .55; pts = np.stack([11.0 * np.sin(a), 11.0 * (1 - np.cos(a)), 0 * t], -1)
    o = tube('banana', pts, r, g.m, 10, sub=1); at = o.data.attributes.new('strand', 'FLOAT', 'POINT'); at.data.foreach_set('value', np.repeat(np.maximum(t, 1 - t * 14), 10).astype(np.float32)); return o

def build():
    stage.table(M.wood('#8d7a62', '#c4ad8c', planks=15.0)); stage.wall(M.plaster('#aebcb8', '#9dada9'), 66)
    P.napkin(30, 24, M.linen('#e4dccb', stripe='#3f6c8c'), dirn=.3, amp=.7, at=(-19, 8.5, .3)); b = P.board(44, 25, 1.8, M.wood('#6b4428', '#98683e', scale=.8)); b.rotation_euler[2] = -.08; b.location.x += 1.5
    cr, cb = crustmat(), crumbmat(); lo = loaf(-L, 4.6, section, cr, cb, False, True, fruit)
    halves = [bananahalf(1.0, -11.0, 4.45, 7.75), bananahalf(-1.0, -11.0, 4.45, 7.75)]
    for o, dy in zip(halves, (1.75, -1.75)): o.data.transform(Matrix.Translation((0, dy, -.15)))
    g = join([lo] + halves, 'bread'); place(g, (-3.2, 2.6, 1.8), (0, 0, -.5))
    for k, (x, y, a, tilt) in enumerate(((6.6, -4.4, .78, 0.0), (13.6, .9, .45, .12))):
        s = loaf(4.8, 6.2, section, cr, cb, True, True, fruit); s.data.transform(Matrix.Translation((-5.5, 0, -3.8))); place(s, (x, y, 2.6), (0, -PI / 2 + tilt, a)); rest(s, 1.8)
    wn = protos(walnut_half, 5)
    for x, y, a in ((-9.6, -8.0, .3), (-6.6, -9.2, 1.4), (-12.4, -6.9, 2.4), (15.5, 8.2, .8), (17.4, 6.4, 2.0)): rest(inst(R.choice(wn), (x, y, 2.6), (rnd(-.2, .2), rnd(-.2, .2), a), 1.05), 1.8)
    bn = banana(); place(bn, (-4.5, -16.2, 1.75), (.0, 0, .10)); rest(bn)
    crumbs(90, in_gauss(4.0, 2.0, 4.5, -6.8), (.05, .16), M.simple('#c48f4c', .8, color2='#8d5a28', scale=6, vary=.3))
    stage.light('window', target=(0, 0, 4), exposure=.40); stage.camera('low', (.8, -3.0, 3.6), 41, el=34, f=6, focus=(2.0, -4.0, 5))
