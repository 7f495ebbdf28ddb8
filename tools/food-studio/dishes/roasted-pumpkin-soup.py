"""Bowl of pumpkin soup, coconut-milk spiral, seeds, basil; oak table, sage linen."""
from kit import *
M = mats; P = props

def build():
    stage.table(M.wood('#6b4a2f', '#a98258', planks=13.0))
    nap = P.napkin(26, 34, M.linen('#a3a890'), dirn=1.2, amp=.75, at=(16.5, -3, .22), under=[(0, 0, 13.4)] + [(17.2 - .1 * k, -12 + k, 2.6) for k in range(0, 24, 3)])
    pl = P.plate(13.2, 1.4, M.stoneware('#3b4a4e', '#54676b')); pl.location.z = .15
    b = P.bowl(9.4, 6.0, M.ceramic('#efe8da')); b.location.z = .85
    zs = .85 + 4.75; r = P.bowl_r(9.4, 6.0, 4.75) + .12
    hz = lambda x, y: zs + .07 * fbm(x * .35, y * .35, 3.1, 3) + .035 * fbm(x * 1.2, y * 1.2, 8, 3) + .10 * smooth(r - .7, r, np.hypot(x, y))
    disc('soup', r, hz, M.soup('#d9730c', '#e48a20'))
    a = np.linspace(.4, 2 * PI * 2.35, 40); rr = .7 + 5.0 * (a / a[-1]) ** .9
    z1 = lambda x, y: float(hz(x, y)) + .03
    swirl([(q * math.cos(t), q * math.sin(t)) for q, t in zip(rr, a)], .24, M.cream(), z1, 260, .5, .22)
    seeds = protos(seed_, 4)
    strew(seeds, 30, in_gauss(1.9, .9, .9, .9, .7), lift=.06, tilt=.35, mind=.55)
    sp = sprig(basil, 5, .72); place(sp, (.7, .9, zs + .35), (.1, .1, 1.1))
    sprinkle('pepper', ball(6, 4), 130, in_disc(7.4), (.02, .05), M.simple('#1d140d', .7))
    sprinkle('oil', ball(12, 8), 26, in_disc(7, 0, 0, 2.5), (.07, .22), M.oil('#c98a10'), -.1, .0, (1, 1, .25))
    pb = P.pinch(3.4, 2.4, M.ceramic('#c9b79a')); pb.location = (-15.5, 10.2, 0)
    strew(seeds, 60, in_disc(2.5, -15.5, 10.2), z=lambda x, y: 1.5 + rnd(0, .5), tilt=.5)
    strew(seeds, 12, in_gauss(1.8, 1.3, -13.2, 4.8), z=.14, tilt=.1, mind=.9)
    sn = P.spoon(M.steel()); place(sn, (17.0, -9.6, .72), (0, 0, PI / 2 + .06))
    stage.light('window', exposure=.14); stage.camera('three', (1.7, .2, 3.2), 38.5, el=52, f=6.3, focus=(0, -1, 5.8))
