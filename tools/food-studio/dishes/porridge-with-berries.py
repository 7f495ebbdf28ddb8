"""Oat porridge with berries, almonds and honey."""
from kit import *
M = mats; P = props

def oat():
    g = M.M('oat', '#e3d2b0', .4, .45, .3, (.35, .22, .12), coat=.25, coatr=.2); v = g.voro(1.5, 'F1', vec=g.co((1, 1.5, 1))); vc = g.voro(1.5, 'F1', vec=g.co((1, 1.5, 1)), out='Color'); n = g.noise(1.2, 6, .6)
    c = g.mix(g.band(n, .3, .7), '#eadbbd', '#d8c297'); c = g.mix(g.math('MULTIPLY', g.band(v, .5, .2), .35), c, '#f4e8cf'); c = g.mix(g.math('MULTIPLY', g.band(g.noise(6, 4), .62, .72), .35), c, '#a98a58'); g.col(c); g.bump(g.math('ADD', g.math('MULTIPLY', g.band(v, .5, .15), .7), n), .5, .16); return g.m

def build():
    stage.table(M.palewood(planks=13.0)); P.napkin(24, 32, M.linen('#8fa0ad'), dirn=1.25, at=(15, -3, .2), under=[(0, 0, 10.3)]); P.bowl(10, 5.6, M.ceramic('#59707c', '#2e3a40', .6)); zs = 4.3; r = P.bowl_r(10, 5.6, zs) + .12
    disc('oats', r, lambda x, y: zs + .28 * fbm(x * .4, y * .4, 2, 3) + .16 * fbm(x * 1.3, y * 1.3, 4, 3) - .25 * smooth(r - 1.2, r, np.hypot(x, y)), oat(), 130, 260)
    bl, rs = protos(blueberry, 4), protos(raspberry, 3); bb = protos(lambda: raspberry(.95, M.simple('#2a0d24', .2, sss=.15, radius=.2, color2='#45183a', vary=.2, coat=.6, coatr=.08)), 2); al = protos(almond, 4)
    def arc(rr, w): return lambda: (lambda a, q: (q * math.cos(a), q * math.sin(a)))(R.gauss(2.6, .75), rr + R.gauss(0, w))
    strew(rs, 7, arc(5.2, .8), lift=.45, tilt=2.5, mind=1.75, align=.2); strew(bb, 4, arc(4.4, 1.3), lift=.5, tilt=2.5, mind=2.0, align=.2); strew(bl, 22, arc(5, 1.4), lift=.45, tilt=3, mind=1.25, align=.2)
    hz = lambda x, y: surf(x, y)[0].z - .05
    syrup = M.simple('#b06a18', .04, .5, .4, .5, color2='#c4842a', scale=1.2, coat=1, coatr=.02); t = np.linspace(0, 1, 22)
    for k, (x0, y0, dx, dy, w) in enumerate(((6.2, 2.2, -7.4, -4.6, .3), (6.6, -.6, -6.4, -4.2, .24))): swirl([(x0 + dx * q + .7 * math.sin(q * 13 + k), y0 + dy * q + .9 * math.cos(q * 12 + 2 * k)) for q in t], w, syrup, lambda x, y: hz(x, y) - .02, 120, .3, .2)
    strew(al, 9, in_gauss(1.1, 1.3, 3.4, -2.2), lift=.2, tilt=.4, mind=1.3)
    sprinkle('syr', ball(14, 8), 16, in_gauss(2.4, 2.2, 2.2, -1.4), (.1, .3), syrup, -.1, 0, (1, 1, .3))
    sprinkle('chia', ball(7, 5), 160, in_gauss(2.6, 1.8, 1.5, -1), (.05, .08), M.simple('#2b2722', .4, color2='#6a6258', scale=8), .6, 1, (1.2, .85, .8)); sprinkle('cinn', ball(6, 4), 500, in_gauss(3.5), (.012, .03), M.simple('#8a4a1c', .8), .4); sp = sprig(mint, 6, .85); l, _ = surf(-2.2, 2.6); place(sp, (l.x, l.y, l.z + .2), (.1, 0, 1))
    pb = P.pinch(3.4, 2.4, M.ceramic('#d9cdb9')); pb.location = (-14.6, 9.4, 0); strew(bl, 16, in_disc(2.3, -14.6, 9.4), z=1.5, tilt=3, mind=1.1); strew(bl, 8, in_disc(1.6, -14.6, 9.4), z=2.4, tilt=3, mind=1.1); strew(bl, 3, in_gauss(1.2, 1.2, -11.3, 5.6), z=.6, tilt=2, mind=1.6); strew(al, 4, in_gauss(1.2, 1.2, -14.5, -8.8), z=.33, tilt=.1, mind=1.6)
    sn = P.spoon(); place(sn, (14.6, -11.5, 1.0), (0, 0, PI / 2 + .1)); stage.light('window', exposure=.12); stage.camera('three', (.2, 0, 3), 33, el=58, f=6.3, focus=(0, -1, 4.8))
