"""Two golden veal schnitzels with a wavy crust on a white plate, parsley potatoes, lemon wedges; red checked cloth."""
from kit import *
from kit.extra_a import citrus_wedge
from kit import extra_b as X
M = mats; P = props


def crumbcrust():
    g = M.M('panade', '#d9962f', .55, .4, .12, (.3, .18, .06), coat=.15, coatr=.3)
    n, n2, v = g.noise(.45, 6, .6), g.noise(3.4, 6, .7), g.voro(2.6, 'SMOOTH_F1')
    c = g.mix(g.band(n, .3, .7), '#cf8420', '#e8ad48'); c = g.mix(g.math('MULTIPLY', g.band(n2, .56, .72), .75), c, '#a85c14')
    c = g.mix(g.math('MULTIPLY', g.band(n2, .42, .32), .55), c, '#f2cc7a'); c = g.mix(g.math('MULTIPLY', g.band(g.attr('edge'), .75, 1.0), .45), c, '#a35814')
    g.col(c); g.bump(g.math('ADD', n2, g.math('MULTIPLY', v, .8)), .7, .16); return g.m


def schnitzel(r, oval, mt):
    o = rnd(0, 99)
    rad = lambda a: r * oval / np.sqrt((oval * np.cos(a)) ** 2 + np.sin(a) ** 2) * (1 + .09 * perlin(np.cos(a) * 1.3 + o, np.sin(a) * 1.3, 0) + .025 * perlin(np.cos(a) * 5 + o, np.sin(a) * 5, 4))
    def fn(x, y):
        q = np.hypot(x, y) / rad(np.arctan2(y, x))
        z = .55 + .50 * perlin(x * .33 + o, y * .33, 2) + .26 * np.abs(perlin(x * .75 + o, y * .75, 5)) + .09 * fbm(x * 2 + o, y * 2, 3, 3) - .35 * smooth(.88, 1, q)
        return z, {'edge': q}
    s = disc('schnitzel', rad, fn, mt, 110, 240); m_ = s.modifiers.new('so', 'SOLIDIFY'); m_.thickness = .8; m_.offset = -1; return s


def checked(nap):
    """Cloth coordinates for the woven check."""
    for o in [nap, *nap.children]:
        co = np.empty(len(o.data.vertices) * 3); o.data.vertices.foreach_get('co', co); co = co.reshape(-1, 3)
        for k, v in (('cu', co[:, 0]), ('cv', co[:, 1])): o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', v.astype(np.float32))


def build():
    stage.table(M.oak(planks=15.0))
    checked(P.napkin(36, 40, X.gingham(), dirn=1.1, at=(14, 3, .25), under=[(-1, 0, 16.0), (16.8, -2, 3)], amp=.8))
    pl = P.plate(15.6, 1.9, M.ceramic('#f1ede4', specks=.2)); pl.location = (-1, 0, .14); mt = crumbcrust()
    a = schnitzel(8.8, .66, mt); place(a, (-3.6, 1.8, 1.8), (0, 0, .55))
    b = schnitzel(8.8, .64, mt); place(b, (-2.2, -4.4, 2.6), (.14, -.05, .20))
    pt = protos(lambda: X.potato(rnd(1.7, 2.0), '#ecc968', '#dcb04a'), 5)
    for x, y, z in ((7.2, 5.4, 2.5), (10.6, 2.2, 2.7), (7.4, 1.6, 2.4), (9.0, 8.0, 2.7), (9.2, 4.2, 4.6), (4.6, 8.2, 2.4)): inst(R.choice(pt), (x, y, z), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 6)))
    sprinkle('herb', bit(), 150, in_disc(5.0, 8.0, 4.8), (.08, .19), M.simple('#3f7426', .5, vary=.3), .5)
    for x, y, an in ((-1.6, 1.4, .8), (10.4, -4.6, 2.3)):
        l = surf(x, y)[0]; place(citrus_wedge('lemon', 3.3, 2.2, 1.1), (x, y, l.z), (.25, 0, an))
    par = protos(lambda: parsley(rnd(1.3, 1.7)), 4); strew(par, 5, in_gauss(1.0, .8, 8.4, -6.6), lift=.35, tilt=.4, mind=.8)
    k = P.knife(M.steel()); place(k, (17.0, -10.5, .95), (0, 0, PI / 2 - .04)); f = P.fork(); place(f, (-19.4, -9.5, .1), (0, 0, PI / 2 + .06))
    stage.light('window', exposure=.10); stage.camera('three', (-.4, -.2, 2), 40, el=52, f=7, focus=(0, -2, 3))
