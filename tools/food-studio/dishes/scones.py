"""Scones with clotted cream and strawberry jam; tea; soft morning light."""
from kit import *
from kit import extra_b as X
from kit.polish import realberry, berryhalf
from kit.extra_a import rest
M = mats; P = props

def build():
    stage.table(M.wood('#a58c70', '#d4bd9c', planks=15.0)); stage.wall(M.plaster('#c3c0b6', '#b3afa4'), 62); nap = P.napkin(28, 20, M.linen('#8fa0a8'), dirn=.3, at=(-15.5, -7.5, .3), under=[(-1.5, 0, 12.0)])
    pl = P.plate(12.4, 1.6, M.ceramic('#e6e3da', specks=.8)); pl.location = (-1.5, 0, .13); z = .82
    for x, y, s, h in ((-6.6, 3.6, 3.5, 4.3), (1.2, 4.6, 3.55, 4.4)): o = X.scone(s, h); place(o, (x, y, z), (0, 0, rnd(0, 6)))
    o = X.scone(3.45, 4.2); place(o, (-2.8, 3.3, z + 4.3), (.07, -.05, 1))
    # split scone in front: bottom half with cream and jam, top leaning
    fx, fy = -2.6, -4.8; b = X.scone(3.5, 2.5, None); place(b, (fx, fy, z), (0, 0, 2))
    cr = disc('cream', lambda a: 3.05 * (1 + .09 * perlin(np.cos(a) * 1.6, np.sin(a) * 1.6, 2)), lambda x, y: 1.15 * np.clip(1 - (np.hypot(x, y) / 3.25) ** 3, 0, 1) ** .6 + .22 * fbm(x * .8, y * .8, 3, 4) * np.clip(1.1 - np.hypot(x, y) / 3.1, 0, 1) + .12 * np.abs(perlin(x * 1.6, y * 1.6, 6)), M.cream('#f6ecd6'), 80, 160, power=.7); cr.location = (fx, fy, z + 2.42)
    jm = M.M('jam', '#8f0f1c', .10, .5, .25, (.6, .12, .1), coat=1, coatr=.03); n = jm.noise(1.2, 5); v = jm.voro(3.4); c = jm.mix(jm.band(n, .3, .7), '#7d0a18', '#b01c28'); jm.col(jm.mix(jm.math('MULTIPLY', jm.band(v, .12, .08), .6), c, '#d9a45a')); jm.bump(jm.math('ADD', n, jm.noise(3, 4)), .4, .12)
    j = disc('jam', lambda a: 2.15 * (1 + .20 * perlin(np.cos(a) * 1.4 + 4, np.sin(a) * 1.4, 2) + .08 * perlin(np.cos(a) * 4, np.sin(a) * 4, 3)), lambda x, y: .62 * np.clip(1 - (np.hypot(x, y) / 2.4) ** 3.5, 0, 1) ** .5 + .25 * np.maximum(0, fbm(x * .9, y * .9, 7, 3)), jm.m, 60, 130, power=.6); j.location = (fx + .15, fy - .1, z + 3.42)
    sb = protos(lambda: realberry(rnd(1.2, 1.4)), 4); sh = berryhalf(1.3)
    l, n_ = surf(fx, fy); sh.rotation_mode = 'ZYX'; place(sh, (fx - .05, fy - .05, l.z + .62), (.42, .05, 2.3))
    for x, y, a in ((4.6, -5.0, -.8), (7.0, -2.8, 1.0)): o = inst(R.choice(sb), (x, y, z + 1.25), (1.68, .1, a)); rest(o, z)
    for x, y, a in ((15.2, -7.2, 1.2), (12.4, -9.2, -.6)): o = inst(R.choice(sb), (x, y, 1.38), (1.68, .1, a)); rest(o)
    # jam jar, cream bowl, tea
    pj = P.pinch(3.6, 3.4, M.ceramic('#f0ece2')); pj.location = (10.4, 9.6, 0); d = disc('jam2', 3.0, lambda x, y: 2.55 + .25 * np.maximum(0, fbm(x * .7, y * .7, 7, 3)) + .15 * smooth(2.5, 3.0, np.hypot(x, y)), jm.m, 40, 90); d.location = (10.4, 9.6, 0)
    tm = M.clearliquid('#8a3c0c', .6); X.cup(-16.0, 11.0, 0, latte=False, col='#dfe3de', drink=M.simple('#7d3a10', .06, .5, .2, .5, coat=1, coatr=.02))
    crumbs(170, in_gauss(4.0, 2.4, -1, -6.4), (.03, .11), M.simple('#d8b478', .8, color2='#b98546', scale=6, vary=.3)); sprinkle('flour', ball(6, 4), 600, in_disc(11, -1.5, 0), (.012, .03), M.simple('#fbf8f2', .9), .4)
    stage.light('window', target=(0, 0, 4), power=1.05, exposure=.18); stage.camera('three', (-.6, .2, 3.6), 36, el=33, f=4.5, focus=(-2, -5.0, 5))
