"""Chocolate mousse in a footed glass, whipped cream, shavings, raspberries; low hero."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def dessert(x, y, s=1.0, front=True):
    out = [(0, 0), (3.2, 0), (3.42, .12), (3.40, .30), (3.0, .44), (1.6, .66), (.86, .95), (.56, 1.5), (.52, 2.2), (.78, 2.75), (.60, 3.15), (1.9, 3.75), (3.4, 4.9), (4.1, 6.7), (4.25, 9.2)]; inn = [(4.07, 9.25), (3.92, 6.7), (3.2, 5.1), (1.7, 4.1), (0, 3.85)]
    g = lathe('glass', spline(out, 70).tolist() + [(4.16, 9.33)] + spline(inn, 46).tolist(), M.glass(), seg=84, sub=1); place(g, (x, y, 0), scale=s); ii = spline(inn, 60)[::-1]; lv = 8.2; rt = float(np.interp(lv, ii[:, 1], ii[:, 0]))
    mm = X.moussemat(); b = lathe('mousse', [(q + .012, z - .01) for q, z in ii if z < lv] + [(rt + .012, lv)], mm, seg=96); place(b, (x, y, 0), scale=s)
    t = disc('top', rt + .01, lambda u, v: lv + .75 * np.clip(1 - (np.hypot(u, v) / rt) ** 2, 0, 1) ** .8 + .10 * fbm(u * .9, v * .9, x, 4) * smooth(rt, rt - 1, np.hypot(u, v)) + .16 * np.sin(np.hypot(u, v) * 3.2 + np.arctan2(v, u)) * smooth(rt, rt - 1.2, np.hypot(u, v)), mm, 90, 180); place(t, (x, y, 0), scale=s)
    c = X.rosette(2.5, 2.5); place(c, (x - .2 * s, y - .1 * s, (lv + .55) * s), (0, 0, rnd(0, 6)), s); return (x, y, (lv + .6) * s)

def build():
    stage.table(M.marble('#e6e1d9', '#a09a94')); stage.wall(M.plaster('#a8a197', '#958e84'), 70); nap = P.napkin(26, 18, M.linen('#a57f78'), dirn=.35, at=(-15, 7, .25), under=[(0, 0, 9.8), (0, -2, 8)])
    pl = P.plate(9.2, 1.2, M.stoneware('#3f4d57', '#55646e', .34)); pl.location.z = .16; z = .78
    before = set(S().objects); dessert(0, 0)
    for o in set(S().objects) - before:
        if not o.hide_render: o.location.z += z - .05
    ch = M.chocolate('#2e1509', .34); cu = protos(lambda: X.choccurl(rnd(1.8, 3.0), ch), 6); rs = protos(raspberry, 3)
    for i in range(11): a = i * 2.4; q = .5 + 2.3 * math.sqrt(i / 11); x, y = q * math.cos(a) - .2, q * math.sin(a) - .2; l, n = surf(x, y); inst(R.choice(cu), (l.x, l.y, l.z + .22), (rnd(-.4, .4), rnd(-.5, .5), rnd(0, 6.3)), rnd(.7, 1))
    for x, y in ((1.5, -1.5), (-1.7, -1.7)): l, n = surf(x, y); inst(rs[0] if x > 0 else rs[1], (l.x, l.y, l.z + .62), (.4, rnd(-.3, .3), rnd(0, 6)), .95)
    sp = sprig(mint, 5, .62); l, n = surf(.2, -1.9); place(sp, (l.x, l.y - .1, l.z + .30), (.35, .15, 2.2))
    sprinkle('cocoa', bit(), 130, in_disc(3.4), (.04, .10), ch, .4)
    for x, y in ((5.6, -3.4), (-5.9, -3.6), (6.9, -1.4)): l, n = surf(x, y); inst(R.choice(rs), (l.x, l.y, l.z + .78), (1.3, rnd(-.3, .3), rnd(0, 6)), .98)
    strew(cu, 7, in_gauss(4.0, 1.2, 1, -5.4), lift=.25, tilt=.3, mind=1.5, scale=(.5, .8)); sprinkle('shv', bit(), 120, in_gauss(6, 1.6, 0, -5.6), (.04, .12), ch, .4)
    before = set(S().objects); dessert(13.0, 15.0)
    b = P.pinch(4.4, 3.0, M.stoneware('#59666a', '#6f7d80')); b.location = (-13.5, 14.5, 0); strew(rs, 16, in_disc(3.2, -13.5, 14.5), z=lambda a, c: 2.7 + rnd(0, .9), tilt=2, mind=1.3)
    spn = P.spoon(M.brass()); place(spn, (9.6, -8.8, .35), (0, 0, 1.0)); spn.scale = (.72, .72, .72)
    stage.card((-17, 6, 6), 9, 22, '#fff6ea', 3.2, (0, 0, 5)); stage.card((15, -2, 5), 4, 18, '#eef4ff', 2.0, (0, 0, 4)); stage.light('window', target=(0, 0, 5), power=1.15, exposure=.40); stage.camera('low', (.2, 0, 6.2), 27, el=18, f=3.2, focus=(0, -3.4, 8))
