"""Potato gratin in a round dish seen from above: rings of browned slices in cream, thyme."""
from kit import *
M = mats; P = props


def slicemat():
    """Baked potato slice: pale and creamy, brown at the rim and in patches."""
    g = M.M('gslice', '#ecd08a', .4, .5, .25, (.4, .25, .1), coat=.35, coatr=.2)
    n, n2, e = g.noise(.7, 5), g.noise(2.8, 6, .65), g.attr('sr')
    c = g.mix(g.band(n, .3, .7), '#f0d692', '#e2b860')
    b = g.math('ADD', e, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .8))
    c = g.mix(g.math('MULTIPLY', g.band(b, .46, .98), .95), c, '#b5691c')
    c = g.mix(g.math('MULTIPLY', g.band(n2, .55, .68), .85), c, '#94500f')
    g.col(g.vary(c, .18, .012)); g.bump(g.math('ADD', n2, n), .3, .08); return g.m


def coin(mt):
    r, t, k = rnd(2.35, 2.75), .30, rnd(.84, .97); o = rnd(0, 99)
    pr = [(0, .5), (.3, .5), (.6, .5), (.82, .47), (.93, .40), (.985, .2), (1, 0), (.985, -.2), (.93, -.4), (.6, -.5), (0, -.5)]; na = 48; V, sr = [], []
    for i in range(na):
        a = 2 * PI * i / na; w = 1 + .07 * float(perlin(math.cos(a) + o, math.sin(a), 1))
        for q, z in pr:
            x, y = q * w * r * math.cos(a), q * w * r * k * math.sin(a); V.append((x, y, z * t + .10 * r * float(perlin(x * .35 + o, y * .35, 2)))); sr.append(q)
    return recalc(mesh('coin', V, grid_faces(na, len(pr), wrap_u=True), mt, attrs={'sr': sr}))


def creammat():
    g = M.M('gcream', '#f0dcaa', .3, .5, .3, (.4, .3, .15), coat=.5, coatr=.12); n, n2 = g.noise(.5, 6, .6), g.noise(2.4, 6, .65)
    c = g.mix(g.band(n, .3, .7), '#f3e3b8', '#e0b668'); c = g.mix(g.math('MULTIPLY', g.band(g.math('ADD', n, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .6)), .55, .75), .85), c, '#b06c22'); g.col(c); g.bump(n2, .3, .08); return g.m


def build():
    stage.table(M.plaster('#cfd3d0', '#bcc2c0')); nap = P.napkin(30, 38, M.linen('#3f669c', stripe='#e9e3d4'), dirn=1.2, at=(-15, 3, -.25), under=[(1, 0, 14.6)])
    d = P.gratin(13.6, 5.0, M.enamel('#a83a22')); d.location.x = 1
    s = disc('cream', 12.5, lambda x, y: 3.25 + .25 * fbm(x * .5, y * .5, 2, 4) + .22 * smooth(11, 12.5, np.hypot(x, y)), creammat()); s.location.x = 1
    mt = slicemat(); pr = protos(lambda: coin(mt), 9)
    def ring(r, n, lean, z, ph=0):
        for i in range(n):
            a = ph + 2 * PI * i / n; o = R.choice(pr).copy(); link(o); o.hide_render = False
            o.matrix_world = Matrix.Translation((1 + r * math.cos(a), r * math.sin(a), z + rnd(-.06, .06))) @ Matrix.Rotation(a + PI / 2 + rnd(-.08, .08), 4, 'Z') @ Matrix.Rotation(rnd(-.06, .06) + .08, 4, 'X') @ Matrix.Rotation(-lean + rnd(-.05, .05), 4, 'Y') @ Matrix.Rotation(rnd(0, 6.3), 4, 'Z')
    ring(9.8, 28, .42, 3.75); ring(6.2, 17, .42, 3.95, .2); ring(2.6, 8, .42, 4.1, .5); inst(pr[0], (1, 0, 4.7), (.06, .05, 1))
    sprinkle('pepper', ball(6, 4), 150, in_disc(11.5, 1), (.025, .06), M.simple('#1d140d', .7))
    th = protos(lambda: thyme(rnd(4.2, 5.4)), 3); strew(th, 6, in_disc(7.5, 1), lift=.2, tilt=.2, mind=4, align=.2)
    sp = P.spoon(M.metal('#d2cdc2', .2)); place(sp, (18.4, -11.8, .6), (0, 0, PI / 2 + .05))
    strew(th, 2, in_gauss(.8, .8, 17.6, 10.4), z=.15, tilt=.05); strew(protos(garlic_clove, 2), 2, in_gauss(1.1, 1.1, -15.5, -9.5), lift=.6, mind=1.8, tilt=.1)
    stage.light('window', exposure=.16); stage.camera('top', (1.2, 0, 2), 40, el=80, f=9, focus=(0, 0, 4))
