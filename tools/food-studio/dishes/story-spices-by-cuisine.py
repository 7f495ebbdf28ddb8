"""A round steel spice tin with seven bowls, its lid, cinnamon, star anise and chillies on a warm cloth."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def build():
    stage.table(M.linen('#c9824a')); pm = X.powdermat; sm = M.metal('#cfd0cf', .2)
    lathe('tin', [(0, 0), (15.0, 0), (15.3, .3), (15.3, 5.6), (15.5, 5.8), (15.3, 5.95), (15.0, 5.7), (14.95, .6), (0, .5)], sm, seg=140)
    pw = [pm('#d08a0a', '#e2a424', '#a86a06'), pm('#a8280f', '#c03f1c', '#701c0a'), None, pm('#94682a', '#ac8038', '#6b4a18'), None, pm('#5e1420', '#7a2028', '#400a12'), pm('#8a4a22', '#a05e30', '#6b3416')]
    cum = protos(lambda: X.smallseed(.36, .13, '#a08a4a', '#6f6434'), 4); cor = protos(lambda: blob('co', .30, M.simple('#c8a468', .6, color2='#a98a4c', scale=3, bump=.5, bscale=6, vary=.25), .06, 1.5, 12), 4); mus = protos(lambda: blob('mu', .2, M.simple('#3a2a20', .5, color2='#54392a', scale=3, vary=.4), .04, 1.5, 10), 4)
    spots = [(0, 0)] + [(9.5 * math.cos(a), 9.5 * math.sin(a)) for a in [PI / 6 + k * PI / 3 for k in range(6)]]; kinds = [0, 'cum', 1, 3, 'cor', 5, 6]
    for (x, y), k in zip(spots, kinds):
        r, h = 4.35, 4.0; b = P.pinch(r, h, M.metal('#dcdcda', .16)); b.location = (x, y, .55); zf = .55 + h * .78; ri = P.bowl_r(r, h, h * .78, .25) + .08
        if isinstance(k, int): o = X.powder(ri, zf - .1, 1.5, pw[k]); o.location = (x, y, 0)
        else:
            c = {'cum': '#7d6a38', 'cor': '#9a7840'}[k]; base = disc('b', ri, lambda u, v: zf - .3 + .9 * (1 - (np.hypot(u, v) / ri) ** 2), M.simple(c, .9), 40, 90); base.location = (x, y, 0); strew({'cum': cum, 'cor': cor}[k], {'cum': 620, 'cor': 330}[k], in_disc(ri - .12, x, y), z=lambda a, c: zf - .12 + .9 * (1 - (math.hypot(a - x, c - y) / ri) ** 2) + rnd(0, .2), tilt=.6)
    lid = lathe('lid', [(0, .9), (14.9, .9), (15.3, .7), (15.5, 0), (15.7, 0), (15.6, .9), (15.2, 1.3), (0, 1.35)], sm, seg=140); place(lid, (25.5, 17.5, .1)); kb = lathe('knob', [(0, 1.3), (1.0, 1.3), (.8, 1.8), (1.5, 2.6), (1.3, 3.0), (0, 3.1)], M.brass(), curve=30, seg=40); place(kb, (25.5, 17.5, .1))
    sp = P.spoon(M.wood('#7a4a28', '#b07d48', scale=1.5)); place(sp, (-26.2, -17.4, .5), (0, 0, .18), 1.05); hp = X.powder(1.55, .2, .9, pw[0]); place(hp, (-10.2, -14.5, .75))
    cs = protos(X.cinnamon, 3); an = protos(X.staranise, 4); ch = protos(X.drychili, 3); cd = protos(X.cardamom, 3); by = protos(bay, 3)
    for x, y, z, a in ((-21.6, 8.4, .1, .7), (-20.2, 7.2, .1, .78), (-20.8, 8.0, 1.1, .95)): inst(R.choice(cs), (x, y, z), (0, 0, a), 1.25)
    for x, y in ((-19.0, -3.0), (17.6, -13.0), (-13.4, 17.0)): inst(R.choice(an), (x, y, .1), (0, 0, rnd(0, 6)), 1.35)
    for x, y, a in ((13.4, -17.2, .25), (18.8, -8.4, 1.0), (-22.8, -7.0, .5)): inst(R.choice(ch), (x, y, .1), (0, 0, a), 1.15)
    strew(cd, 8, in_gauss(1.6, 1.2, 2.4, -18.4), z=.5, mind=1.2, tilt=.1); strew(cor, 22, in_gauss(1.8, 1.2, 9.0, -17.6), z=.35, mind=.6); inst(R.choice(by), (-7.0, 18.2, .2), (0, 0, .3))
    sprinkle('dust', ball(6, 4), 600, in_gauss(2.2, 1.0, -10.2, -15.4), (.02, .06), pw[0], .3)
    stage.light('window', power=1.1, exposure=.14); stage.camera('three', (0, -1.2, 2), 52, el=60, f=8, focus=(0, -2, 4))
