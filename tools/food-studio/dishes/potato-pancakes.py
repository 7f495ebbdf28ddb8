"""A bowl of apple sauce with cinnamon, nothing else: the picture of a recipe for potato pancakes that was sent back."""
from kit import *
from kit.extra_b import cinnamon
M = mats; P = props

def pulp():
    g = M.M('pulp', '#dfb266', .22, .5, .3, (.5, .32, .12), coat=.55, coatr=.12); n, n2, n3 = g.noise(.5, 5, .6), g.noise(2.2, 6, .65), g.noise(7, 4)
    c = g.mix(g.band(n, .3, .7), '#cf9544', '#e6bd76'); c = g.mix(g.math('MULTIPLY', g.band(n2, .55, .72), .5), c, '#f0d49c'); c = g.mix(g.math('MULTIPLY', g.band(n3, .66, .74), .45), c, '#a8752c'); g.col(c); g.bump(g.math('ADD', n2, g.math('MULTIPLY', n3, .5)), .55, .16); return g.m

def apple(loc, yaw):
    a = lathe('apple', [(0, .9), (.5, .45), (1.4, .05), (2.6, .5), (3.5, 2.0), (3.9, 3.8), (3.5, 5.6), (2.3, 6.5), (1.1, 6.45), (.4, 6.0), (0, 5.7)], M.simple('#b3321c', .22, .5, .08, .4, color2='#d8a440', scale=.32, coat=.5, coatr=.1), seg=64, curve=60, wob=.03); place(a, loc, (.12, .08, yaw)); st = tube('stem', [(0, 0, 5.8), (.1, 0, 6.6), (.4, .1, 7.6)], .14, M.simple('#5a4228', .7), 8); place(st, loc, (.12, .08, yaw))

def build():
    stage.table(M.oak(planks=15.0)); P.napkin(26, 32, M.linen('#41619b', stripe='#e9e3d4'), dirn=1.1, at=(15, -5, .2), under=[(0, 0, 9.8)]); P.bowl(9.6, 5.8, M.ceramic('#efe8da', '#8a7458', .7)); zs = 4.4; r = P.bowl_r(9.6, 5.8, zs) + .1
    def z(x, y):
        q = np.hypot(x, y); a = np.arctan2(y, x); fold = .30 * np.sin(q * 1.55 - a * 1.0 + .6 * perlin(x * .25, y * .25, 8)) * smooth(r, 2.5, q) * smooth(0, 1.5, q)
        return zs + .55 * smooth(r, 0, q) + fold + .16 * fbm(x * .7, y * .7, 2, 3) + .09 * fbm(x * 2.2, y * 2.2, 5, 3) - .25 * smooth(r - 1, r, q)
    disc('sauce', r, z, pulp(), 170, 320)
    ck = protos(lambda: blob('chunk', (rnd(.4, .7), rnd(.3, .5), rnd(.22, .35)), M.simple('#e4b968', .2, .5, .35, .4, color2='#cc9440', scale=1.2, bump=.2, coat=.6, vary=.2), .16, 1.3, 20, box=3.4), 6); strew(ck, 26, in_disc(7.2), lift=-.12, tilt=.5, mind=1.2)
    sprinkle('cinn', ball(6, 4), 1500, in_gauss(2.0, 1.4, -1.2, .8, .5), (.012, .045), M.simple('#8a4a1c', .85), .4); sprinkle('cinn2', ball(6, 4), 260, in_disc(7.6), (.012, .03), M.simple('#8a4a1c', .85), .4)
    for ang, dx in ((2.5, 0), (2.78, .9)): c = cinnamon(8, .55); l, _ = surf(3.4, 2.4); place(c, (3.2 + dx, 2.3 + dx, l.z + .75), (.1, -.12, ang))
    apple((-15.5, 9.2, 0), .6); apple((-8.6, 15.2, 0), 2.2); sp = P.spoon(M.metal('#cfcac0', .2)); place(sp, (14.2, -10.5, 1.0), (0, 0, PI / 2 + .15))
    stage.light('window', exposure=.05); stage.camera('three', (.1, .3, 3), 33, el=56, f=6.3, focus=(0, -1, 4.8))
