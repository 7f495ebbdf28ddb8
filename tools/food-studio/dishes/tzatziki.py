"""Tzatziki: white swirl with threads of cucumber, pools of olive oil and dill in a dark blue dish; cucumber and garlic beside it."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def yoghurt():
    g = M.M('tzatziki', '#f6f1e4', .4, .45, .3, (.4, .35, .25), coat=.15, coatr=.3); n, n2 = g.noise(.6, 5), g.noise(4, 6, .65); c = g.mix(g.band(n, .3, .7), '#fbf8ef', '#ebe7d3'); c = g.mix(g.math('MULTIPLY', g.band(n2, .60, .72), .35), c, '#c9d6a0')
    o = g.band(g.math('ADD', g.attr('oil'), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .3)), .45, .58); c = g.mix(g.math('MULTIPLY', o, .85), c, '#a9a023'); g.col(c); g.set('Roughness', g.math('SUBTRACT', .46, g.math('MULTIPLY', o, .40))); g.bump(g.math('MULTIPLY', n2, g.math('SUBTRACT', 1., g.math('MULTIPLY', o, .9))), .3, .08); return g.m


def build():
    stage.table(M.plaster('#d9c9ae', '#cab894')); P.napkin(26, 34, M.linen('#3f6a94', stripe='#e9e3d4'), dirn=1.2, at=(16.5, -3, .2), under=[(0, 0, 13.0)])
    P.coupe(12.2, 3.6, M.stoneware('#2f4a66', '#456485', .35)).location.z = .1; R0 = 10.4
    def hz(x, y):
        d = np.hypot(x, y); a = np.arctan2(y, x); ph = d / 3.1 * 2 * PI - a + .5 * perlin(x * .25, y * .25, 2); rid = .5 + .5 * np.sin(ph); env = smooth(1.0, 3.0, d) * (1 - smooth(8.0, 9.7, d))
        z = 2.0 + .5 * smooth(.5, 4.5, d) + .5 * smooth(4, 8.2, d) - 1.0 * smooth(8.2, 10.6, d) + .85 * (rid ** 1.4 - .45) * env + .06 * fbm(x * .9, y * .9, 4, 3)
        oil = (1 - smooth(.12, .34, rid + .3 * perlin(x * .3, y * .3, 7))) * env + (1 - smooth(1.4, 2.2, d + .4 * perlin(x, y, 1))); return z, {'oil': np.clip(oil, 0, 1)}
    disc('tz', lambda a: R0 + .25 * perlin(np.cos(a) * 2, np.sin(a) * 2, 1), hz, yoghurt(), 150, 280)
    gm = M.simple('#8fb052', .35, .5, .2, color2='#5f8a34', scale=1.5, vary=.35); sh = protos(lambda: tube('shred', [(-rnd(.5, .9), 0, 0), (0, rnd(-.15, .15), .05), (rnd(.5, .9), rnd(-.2, .2), 0)], .13, gm, 8), 6)
    strew(sh, 150, in_disc(9.4), lift=.02, tilt=.25, mind=.7); dl = protos(lambda: X.dillfrond(rnd(3.2, 4.4)), 4); strew(dl, 5, in_gauss(1.5), lift=.3, tilt=.3, mind=1.3, align=.4)
    sprinkle('herb', bit(), 170, in_disc(9.2), (.06, .16), M.simple('#3f7426', .5), .4); sprinkle('pepper', ball(6, 4), 90, in_disc(8.8), (.03, .06), M.simple('#1d140d', .7))
    cu = protos(lambda: slice_('cucumber', rnd(2.0, 2.3), .4), 4)
    for x, y, z, t in ((-14.4, -6.0, .2, 0), (-17.2, -7.6, .2, 0), (-15.6, -8.4, .62, .2), (-12.6, -9.4, .2, 0), (-16.4, -11.4, .2, 0)): inst(R.choice(cu), (x, y, z), (0, t, rnd(0, 6)))
    c = X.wholecucumber(12.5); place(c, (-16.5, 10.2, 2.1), (0, 0, .55)); strew(protos(garlic_clove, 2), 3, in_gauss(1.6, 1.2, 13.5, 11.5), lift=.6, mind=2.0, tilt=.1)
    stage.light('window', power=1.1, exposure=.02); stage.camera('three', (.2, 0, 1.6), 37, el=58, f=8, focus=(0, -1, 2.6))
