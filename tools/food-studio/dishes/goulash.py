"""Beef goulash in a blue enamelled pot, dark red sauce, parsley; two slices of bread beside it."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def pot(r=12.6, h=9.0, mat=None):
    pr = [(0, 0), (r * .9, 0), (r * .97, .5), (r, 1.6), (r + .15, h - .6), (r + .55, h - .2), (r + .6, h + .15), (r + .2, h + .3), (r - .35, h - .1), (r - .5, h - 1), (r - .6, 1.6), (r * .86, .9), (0, .8)]
    parts = [lathe('pot', pr, mat, seg=140, sub=1)]
    for a in (.15, PI + .15):
        t = np.linspace(0, 1, 40); y = (t - .5) * 9.0; x = np.sqrt(r * r - y * y) - .2 + 3.6 * np.sin(PI * t) ** .5
        hd = tube('handle', np.stack([x, y, h - 1.6 + .5 * np.sin(PI * t)], -1), .8, mat, 14); hd.rotation_euler[2] = a; parts.append(hd)
    return parts


def build():
    stage.table(M.wood('#6b5138', '#a98a64', planks=15.0))
    nap = P.napkin(34, 36, M.linen('#e6dfd0', stripe='#a8231d'), dirn=.9, at=(14, -10, .5), under=[(-2, 1, 13.4), (13.6, -11.6, 8)])
    nap.location.z = .02
    parts = pot(mat=M.enamel('#2f4f78')); zs = 6.9; r = 12.0
    for o in parts: o.location.x -= 2; o.location.y += 1
    cx, cy = -2, 1
    ck = [(q * math.cos(a), q * math.sin(a), rnd(1.7, 2.2), rnd(0, 6)) for q, n, o in ((0, 1, 0), (4.4, 6, .3), (8.8, 12, .1)) for a in [o + i * 2 * PI / n + rnd(-.18, .18) for i in range(n)]]
    def hz(x, y):
        z = zs + .16 * fbm(x * .5, y * .5, 2, 4) + .06 * fbm(x * 1.8, y * 1.8, 5, 3)
        for i, (a, c, s, w) in enumerate(ck): z = z + .5 * (1 - smooth(.2, 1.3, np.hypot(x - a, y - c) / s))
        return z
    so = disc('sauce', r, hz, M.sauce('#8a1c0a', '#b23a16', '#5a0f06', .16, .9, .2, oil=.55), 150, 280); so.location = (cx, cy, 0)
    mt = M.simple('#7a3218', .34, .5, .12, .25, color2='#a05a30', scale=1.0, bump=.55, bscale=2.4, coat=.45, vary=.22, coatr=.14)
    for a, c, s, w in ck:
        o = blob('beef', (s * 1.05, s * .85, 1.15), mt, .30, 1.3, 34, box=4.2); place(o, (cx + a, cy + c, zs + .45), (rnd(-.3, .3), rnd(-.3, .3), w))
    par = protos(lambda: parsley(rnd(1.2, 1.6)), 4); strew(par, 6, in_gauss(2.6, 2.2, cx + 1, cy - 1), lift=.3, tilt=.35, mind=1.9)
    sprinkle('herb', bit(), 150, in_disc(10.5, cx, cy), (.07, .17), M.simple('#3f7a26', .5), .5)
    sl = protos(lambda: X.breadslice(12.5, 8.2, 1.4, .35), 2)
    inst(sl[0], (13.4, -9.0, .9), (0, 0, .5)); inst(sl[1], (14.6, -11.0, 2.4), (.05, -.06, .15))
    stage.light('window', target=(0, 0, 5), power=1.1, exposure=.18); stage.camera('three', (2.2, -2.2, 4.5), 45, el=46, f=8, focus=(-2, -3, 7))
