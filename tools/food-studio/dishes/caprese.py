"""Caprese: overlapping tomato and mozzarella, basil oil, leaves, salt and pepper on a blue-grey plate."""
from kit import *
M = mats; P = props

def mozz(r=3.2, t=.75): return blob('mozz', (r, r, t / 2), M.simple('#efe8d8', .3, .5, .3, .5, color2='#e4dac2', scale=1.6, bump=.45, bscale=2.2, coat=.35, coatr=.12), .09, 1.1, 48, box=2.9)

def build():
    stage.table(M.marble('#ece9e3', '#a5a29e')); P.napkin(26, 32, M.linen('#9db0a0'), dirn=1.2, at=(17, -3, .2), under=[(0, 0, 13.4)]); P.plate(13.2, 1.6, M.stoneware('#40505a', '#586a74', .35)).location.z = .15
    to = protos(lambda: slice_('tomato', rnd(3.1, 3.4), rnd(.6, .75), warp=.03), 5); mo = protos(lambda: mozz(rnd(2.9, 3.15)), 3); lv = protos(basil, 5, L=3.8); n = 18
    for i in range(n):
        a = 2 * PI * i / n; o = R.choice(to if i % 2 else mo).copy(); link(o); o.hide_render = False
        o.matrix_world = Matrix.Translation((6.5 * math.cos(a), 6.5 * math.sin(a), 1.95 + rnd(-.05, .05))) @ Matrix.Rotation(a + PI / 2 + rnd(-.08, .08), 4, 'Z') @ Matrix.Rotation(-.46 + rnd(-.05, .05), 4, 'Y') @ Matrix.Rotation(rnd(0, 6.3) if i % 2 else rnd(-.2, .2), 4, 'Z')
    for i in range(3): a = .5 + i * 2.1; o = R.choice([to, mo][i % 2]).copy(); link(o); o.hide_render = False; place(o, (1.1 * math.cos(a), 1.1 * math.sin(a), 1.3 + .55 * i), (rnd(-.12, .12), rnd(-.12, .12), a))
    for i in range(0, n, 3): a = 2 * PI * (i + .5) / n; l, _ = surf(7.0 * math.cos(a), 7.0 * math.sin(a)); inst(R.choice(lv), (l.x, l.y, l.z + .25), (rnd(-.2, .2), rnd(-.3, 0), a + rnd(-.5, .5)), rnd(.75, 1))
    sp = sprig(basil, 6, 1.0); l, _ = surf(0, 0); place(sp, (l.x, l.y, l.z + .25), (0, 0, .7))
    gr = M.simple('#5d7d10', .05, .5, .45, .5, color2='#78961c', scale=1.5, coat=1, coatr=.02)
    def trail(): a = rnd(0, 2 * PI); q = 6.6 + 1.5 * math.sin(a * 5) + R.gauss(0, .22); return q * math.cos(a), q * math.sin(a)
    sprinkle('oil', ball(18, 10), 230, trail, (.07, .3), gr, -.06, 0, (1, .8, .2)); sprinkle('oil2', ball(14, 8), 60, in_disc(10), (.05, .16), gr, -.1, 0, (1, 1, .25)); sprinkle('pool', ball(24, 8), 40, in_disc(10.9, 0, 0, 9.4), (.1, .55), gr, -.04, 0, (1, .85, .1)); sprinkle('bit', ball(6, 4), 220, in_disc(10.6), (.03, .07), M.simple('#2f5a14', .4, color2='#4f7d22', vary=.3), -.1); sprinkle('pepper', ball(6, 4), 170, in_disc(10.5), (.025, .06), M.simple('#1d140d', .7)); sprinkle('salt', crystal(), 90, in_disc(10), (.04, .09), M.simple('#faf8f2', .3))
    pb = P.pinch(3.0, 2.1, M.ceramic('#e6dfd0')); pb.location = (-15.5, 10.4, 0); disc('oil', 2.42, lambda x, y: 1.4 + 0 * x, M.simple('#5d7d10', .05, .5, .45, .5, color2='#718f1a', scale=.8, coat=1, coatr=.02)).location = (-15.5, 10.4, 0); ct = protos(cherry_tomato, 3); sprinkle('bit2', ball(6, 4), 60, in_disc(2.0, -15.5, 10.4), (.03, .08), M.simple('#2f5a14', .4, vary=.3), -.1); strew(ct, 4, in_gauss(1.3, 1.3, -16.5, -9.5), z=1.3, mind=2.7, tilt=3)
    stage.light('summer', exposure=-.05); stage.camera('three', (.3, -.2, 1.6), 36, el=60, f=8, focus=(0, -1, 3))
