"""Kung pao chicken: glazed cubes, dried chillies, peanuts, spring onion in a dark dish; rice and chopsticks beside it."""
from kit import *
from kit import cloth
from kit import extra_b as X
M = mats; P = props

def build():
    stage.table(M.palewood(planks=12.0)); cx, cy = -3.4, .2; cloth.checked(30, 26, (15, -15, .3), '#3f6487', '#f0ebe0', 3.2, .4, [(cx, cy, 13.5)])
    c = P.coupe(13.0, 4.2, M.stoneware('#31434f', '#4a606e', .4)); c.location = (cx, cy, .1); dome = lambda x, y: 2.5 + 1.5 * np.clip(1 - (np.hypot(x, y) / 10.5) ** 2, 0, 1)
    s = disc('sauce', 10.6, lambda x, y: dome(x, y) + .2 * fbm(x * .6, y * .6, 2, 4), M.sauce('#5a240c', '#7d3812', '#33130a', .12, 1.0, .15, oil=.3), 140, 260); s.location = (cx, cy, 0)
    ck = protos(lambda: blob('chicken', (rnd(1.25, 1.8), rnd(1.05, 1.4), rnd(.85, 1.1)), M.simple('#9a5220', .22, .5, .2, .3, color2='#c98440', scale=.8, bump=.3, bscale=2, coat=.7, coatr=.1, vary=.25), .34, .9, 30, box=3.4), 8); pts = []; f = in_disc(9.4); n = 0
    while len(pts) < 44 and n < 7000:
        n += 1; x, y = f()
        if all((x - a) ** 2 + (y - b) ** 2 > 2.35 ** 2 for a, b in pts): pts.append((x, y))
    for x, y in pts: inst(R.choice(ck), (cx + x, cy + y, float(dome(np.array(x), np.array(y))) + rnd(.3, .6)), (rnd(-.4, .4), rnd(-.4, .4), rnd(0, 6.3)))
    ch = protos(lambda: X.drychili(rnd(4.2, 5.2), '#c0201a'), 5); strew(ch, 20, in_disc(7.6, cx - 1.5, cy), lift=.35, tilt=.35, mind=2.2)
    nu = protos(lambda: blob('nut', (.72, .46, .42), M.simple('#e0b878', .5, color2='#cf9f5c', scale=2, vary=.2), .06, 1, 16), 3); strew(nu, 36, in_disc(9.2, cx, cy), lift=.35, tilt=.8, mind=1.3)
    mt = M.simple('#4f8f2c', .3, .5, .1, .2, color2='#9cc95a', scale=.7, coat=.4); so = protos(lambda: tube('so', [(-.75, 0, 0), (.75, rnd(-.1, .1), 0)], .52, mt, 14), 4); strew(so, 34, in_disc(9.2, cx, cy), lift=.4, tilt=.6, mind=1.5)
    rx, ry = 14.6, 8.0; rb = P.bowl(6.8, 4.6, M.ceramic('#e9e3d6')); rb.location = (rx, ry, 0); dm = lambda x, y: 3.0 + 2.4 * max(0, 1 - (math.hypot(x - rx, y - ry) / 6.4) ** 2.4)
    d = disc('ricebase', 6.1, lambda x, y: 2.85 + 2.4 * np.maximum(0, 1 - (np.hypot(x, y) / 6.6) ** 2.4), M.rice()); d.location = (rx, ry, 0); rice_heap(1800, 5.9, 2.4, (rx, ry), 3.0, .42, .14, M.rice('#fffaf0'), dm)
    for dx, a in ((0, .10), (1.4, .04)): cs = lathe('chopstick', [(0, 0), (.22, .05), (.24, 3), (.38, 22), (.38, 26), (0, 26)], M.wood('#3a1a10', '#6b3420', rough=.3), seg=20); cs.data.transform(Matrix.Rotation(PI / 2, 4, 'Y')); place(cs, (12.2 + dx, -19.0, .5), (0, 0, PI / 2 + a))
    strew(protos(lambda: X.drychili(6, '#b01c16'), 3), 3, in_gauss(1.8, 1.6, -19.2, 10.2), z=0, tilt=.05, mind=2.4)
    stage.light('window', power=1.15, exposure=.22); stage.camera('three', (-.6, -.2, 2), 41, el=66, f=8, focus=(-3, -1, 4))
