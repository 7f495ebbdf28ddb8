"""Chicken noodle soup in a deep plate: clear golden broth, vermicelli, carrot, leek, celeriac, pulled meat, parsley."""
from kit import *
from kit import cloth
from kit import extra_b as X
M = mats; P = props

def broth():
    g = M.M('broth', '#dca22e', .08, .5, .3, (.6, .4, .12), coat=1, coatr=.03); n, n2 = g.noise(.3, 5), g.noise(1.3, 4); c = g.mix(g.band(n, .3, .7), '#c4821c', '#d9a238'); v = g.voro(.8, vec=g.co(1)); d = g.math('MULTIPLY', g.band(v, .30, .24), g.math('GREATER_THAN', n2, .5)); c = g.mix(g.math('MULTIPLY', d, .5), c, '#f3cf62'); g.col(c); g.bump(d, .12, .06); return g.m
def meat():
    """A torn strip of breast: fibres along x."""
    b = blob('meat', (rnd(1.8, 2.6), rnd(.7, 1.0), rnd(.5, .7)), M.simple('#ead0a8', .45, .5, .25, .3, color2='#c99a68', scale=.8, bump=.5, bscale=3, vary=.12), .35, 1.2, 30, box=2.6)
    for v in b.data.vertices: v.co.z += .12 * math.sin(v.co.y * 9); v.co.y += .12 * v.co.x ** 2
    return b

def build():
    stage.table(M.oak(planks=14.0)); cloth.checked(28, 30, (16, -13, .3), '#3f6487', '#f0ebe0', 3.2, .3, [(-1.5, 0, 14.6)])
    cx = -1.5; pl = P.coupe(14.4, 4.2, M.ceramic('#f4efe4', '#c9b79a', .3)); pl.location = (cx, 0, .1); zs = 3.0; r = 12.4
    d = disc('broth', r, lambda x, y: zs + .02 * fbm(x, y, 1, 2) + .10 * smooth(r - .5, r, np.hypot(x, y)), broth(), 90, 200); d.location.x = cx
    hm = HeightMap(15, .08).fill(lambda x, y: zs - .9 + 1.25 * np.exp(-(((x - cx + .5) / 6.4) ** 2 + ((y + .4) / 5.4) ** 2) ** 1.5)); nest(80, 6.0, 1.2, .17, hm, M.simple('#f6e2a6', .4, color2='#e9c870', scale=.6), centre=(cx - 2.2, 1.2), turns=(.4, 1.0), sink=.95, name='noodle')
    mt = protos(meat, 6); strew(mt, 15, in_gauss(3.4, 2.6, cx + 3.2, -1.8), lift=.3, tilt=.35, mind=2.0)
    cc = protos(lambda: X.carrotcoin(rnd(1.15, 1.5), .4), 5); strew(cc, 17, in_disc(10.4, cx, 0), lift=.2, tilt=.28, mind=2.0)
    lk = protos(lambda: X.springonion(rnd(.9, 1.2), .34, ('#cfe09a', '#86b04e')), 5); strew(lk, 12, in_disc(10.2, cx, 0), lift=.18, tilt=.3, mind=1.8)
    ce = protos(lambda: cube(rnd(.95, 1.15), M.simple('#f2e6bf', .35, .5, .35, .4, color2='#e6d6a2', scale=1.4, coat=.4)), 4); strew(ce, 8, in_disc(10.2, cx, 0), lift=.25, tilt=.7, mind=1.6)
    pa = protos(lambda: parsley(rnd(1.1, 1.5)), 4); strew(pa, 8, in_gauss(3.0, 2.6, cx, .4), lift=.3, tilt=.35, mind=1.6); sprinkle('herb', bit(), 150, in_disc(10.2, cx, 0), (.08, .18), M.simple('#3f8a26', .5), .4); sprinkle('eye', ball(14, 8), 60, in_disc(10.8, cx, 0), (.1, .3), M.oil('#e8b92e'), -.12, 0, (1, 1, .2))
    sn = P.spoon(M.steel(), 19); place(sn, (15.8, -11.5, 1.1), (0, 0, PI / 2 + .1))
    for x, y, a in ((-16.5, 18.6, .06), (-19.5, 13.6, .30)): c = X.carrot(15, 1.5, True); place(c, (x, y, 1.5), (0, 0, a))
    stage.light('window', power=1.1, exposure=.1); stage.camera('three', (-.4, .6, 2.2), 38, el=56, f=7, focus=(cx, -2, 3.4))
