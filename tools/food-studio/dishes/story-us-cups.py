"""US cups: four copper measuring cups with flour, brown sugar, oats and blueberries, a knife on the levelled flour, a stick of butter."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def cup(r, h, mat, at, turn):
    o = lathe('cup', [(0, 0), (r * .84, 0), (r * .9, .2), (r, h - .1), (r + .1, h), (r - .04, h + .1), (r - .18, h - .05), (r * .9 - .16, .35), (r * .8, .2), (0, .2)], mat, seg=96)
    pts = [(r - .3, -.75), (r + 7.6, -.62), (r + 8.5, -.35), (r + 8.8, 0), (r + 8.5, .35), (r + 7.6, .62), (r - .3, .75)]; hd = slab('handle', pts, .28, mat, .08, 2); hd.location.z = h - .2; hd.parent = o; ho = lathe('hole', [(0, 0), (.3, 0), (.3, .32), (0, .32)], M.simple('#3a2a20', .8), seg=20, sub=0); ho.location = (r + 7.9, 0, h - .35); ho.parent = o
    place(o, (at[0], at[1], 0), (0, 0, turn)); return o
def build():
    stage.table(M.plaster('#a9c4b4', '#94b3a2')); stage.wall(M.plaster('#c9d6cc', '#b8c8bd'), 55); cm = M.metal('#d08a55', .24)
    f1 = M.simple('#f5efe2', .95, .1, color2='#ece3d2', scale=1.2, bump=.7, bscale=7); bs = X.powdermat('#8a5426', '#a56a34', '#6b3c18')
    cup(5.6, 6.0, cm, (-10.5, -5.0), -.75); cup(4.6, 5.0, cm, (-.2, 3.4), .5); cup(4.0, 4.2, cm, (9.4, -4.4), .95); cup(3.4, 3.4, cm, (-19.4, 6.0), 2.4)
    fl = disc('flour', 5.5, lambda x, y: 5.95 + .03 * fbm(x * 2, y * .6, 1, 4) + .02 * fbm(x * 6, y * 6, 2, 2), f1, 60, 140); fl.location = (-10.5, -5.0, 0)
    su = X.powder(4.45, 4.4, 2.0, bs); su.location = (-.2, 3.4, 0)
    ob = disc('ob', 3.8, lambda x, y: 3.3 + 1.0 * (1 - (np.hypot(x, y) / 3.8) ** 2), M.simple('#c9a878', .9), 40, 90); ob.location = (9.4, -4.4, 0); oat = protos(lambda: blob('oat', (rnd(.42, .55), rnd(.30, .36), .09), M.simple('#d9bf92', .8, color2='#ecdcb8', scale=2, vary=.2), .10, 1.5, 12), 5); strew(oat, 240, in_disc(3.6, 9.4, -4.4), z=lambda x, y: 3.5 + 1.0 * (1 - (math.hypot(x - 9.4, y + 4.4) / 3.8) ** 2) + rnd(0, .25), tilt=.6)
    bb = protos(lambda: blueberry(.78), 4)
    for k, (n, rr, zz) in enumerate(((9, 2.3, 2.7), (4, 1.1, 3.5), (1, .1, 4.3), (6, 1.6, 3.2))):
        for i in range(n): a = 2 * PI * i / n + k; inst(R.choice(bb), (-19.4 + rr * math.cos(a), 6.0 + rr * math.sin(a), zz), (rnd(-1, 1), rnd(-1, 1), rnd(0, 6)))
    for x, y in ((-15.2, 1.4), (-13.6, 4.0)): inst(R.choice(bb), (x, y, .75), (rnd(-.6, .6), rnd(-.6, .6), rnd(0, 6)))
    kn = P.knife(); place(kn, (-18.6, -7.6, 6.05), (0, 0, .14))
    # stick of butter, half out of its paper, with tablespoon marks
    pw = slab('wrap', [(-8.2, -5.4), (7.4, -4.8), (7.9, 4.6), (-7.8, 5.2)], .06, M.paper('#f2ece0'), 0); place(pw, (9.3, -16.4, .06), (0, 0, .22)); bt = blob('butter', (6.2, 1.75, 1.75), M.simple('#f0d878', .4, .4, .35, .5, color2='#f5e296', scale=.8, bump=.08), .012, 1, 40, box=14); place(bt, (9.0, -16.0, 1.85), (0, 0, .22))
    for i in range(1, 8):
        q = -6.2 + i * 12.4 / 8; t = box('mark', (.10, .06, .9 if i != 4 else 1.8), M.simple('#3a5f8f', .7), 0, 1); c, s = math.cos(.22), math.sin(.22); place(t, (9.0 + q * c + 1.77 * s, -16.0 + q * s - 1.77 * c, 2.6 if i != 4 else 2.3), (0, 0, .22))
    sprinkle('spill', ball(6, 4), 1500, in_gauss(2.6, 1.8, -10.0, -13.6), (.02, .06), f1, .3); sprinkle('spillo', bit(), 30, in_gauss(1.6, 1.0, 14.6, -9.4), (.2, .4), M.simple('#d9bf92', .8), .3)
    stage.light('window', target=(0, 0, 3), power=1.15, exposure=.14); stage.camera('three', (-2.6, -4.4, 3.0), 46, el=33, f=8, focus=(-6, -7, 5))
