"""Kabak tatlısı: glazed pumpkin pieces in syrup on a white plate, tahini poured over, chopped walnuts."""
from kit import *
M = mats; P = props


def piece():
    g = M.M('kabak', '#d9721a', .14, .5, .35, (.9, .35, .08), coat=.9, coatr=.06); n, n2 = g.noise(.6, 5), g.noise(2.6, 5); c = g.mix(g.band(n, .3, .7), '#cf6412', '#e88a2a'); c = g.mix(g.math('MULTIPLY', g.band(n2, .56, .72), .5), c, '#a8480c'); g.col(g.vary(c, .12)); g.bump(n2, .2, .06)
    return blob('kabak', (rnd(2.1, 2.6), rnd(1.35, 1.6), rnd(.95, 1.15)), g.m, .08, .8, 40, box=4.5)


def build():
    stage.table(M.plaster('#a9bcc0', '#98adb2')); P.napkin(24, 32, M.linen('#8c3a2c', stripe='#e6d8c0'), dirn=1.2, at=(16, -4, .2), under=[(0, 0, 13.4)])
    P.coupe(13.0, 3.0, M.ceramic('#f1ebdd')).location.z = .1
    d = disc('syrup', 10.3, lambda x, y: 1.15 + .03 * fbm(x * .6, y * .6, 3, 2), M.simple('#c87820', .06, .5, .3, .6, color2='#d88a2c', scale=.6, coat=1, coatr=.02), 60, 160); bpy.context.view_layer.update()
    pr = protos(piece, 6); pts = [(-5.4, 3.6, .4), (-.4, 5.0, 1.2), (5.0, 3.4, -.3), (-6.2, -1.6, -.9), (-1.4, .2, .3), (4.2, -1.4, .9), (-3.0, -5.4, .1), (2.2, -5.8, -.5), (7.4, -4.6, 1.2)]
    for i, (x, y, a) in enumerate(pts): inst(pr[i % 6], (x, y, 2.0), (rnd(-.1, .1), rnd(-.1, .1), a))
    for x, y, a in ((-1.8, 2.6, .9), (1.6, -2.2, .2)): inst(R.choice(pr), (x, y, 3.9), (.08, .06, a))
    bpy.context.view_layer.update(); tm = M.simple('#d9bd8a', .25, .5, .3, .4, color2='#e6cfa4', scale=1, coat=.5); zf = lambda x, y: surf(x, y)[0].z + .05
    t = np.linspace(0, 1, 22); swirl([(-7.5 + 15 * u, 4.6 * math.sin(u * 14) * (1 - .25 * u)) for u in t], .42, tm, zf, 260, .4, .3); bpy.context.view_layer.update()
    wn = protos(lambda: blob('walnut', (rnd(.3, .55), rnd(.25, .4), rnd(.2, .3)), M.simple('#8a5a2c', .55, color2='#c49660', scale=2, bump=.6, bscale=3, vary=.3), .5, 1.8, 18), 8); strew(wn, 120, in_gauss(3.4, 2.8), lift=.1, tilt=.8, mind=.5); strew(wn, 18, in_disc(10.5, 0, 0, 7), lift=.08, tilt=.8, mind=.9)
    wh = protos(walnut_half, 3); strew(wh, 4, in_gauss(1.6, 1.4, -16.5, -8.5), lift=.5, mind=2.2, tilt=.3)
    pb = P.pinch(3.4, 2.5, M.ceramic('#5a6d74')); pb.location = (-15.8, 9.6, 0); disc('tah', 2.7, lambda x, y: 1.65 + 0 * x, tm, 40, 90).location = (-15.8, 9.6, 0); sn = P.spoon(M.brass()); place(sn, (16.5, -11.5, .95), (0, 0, PI / 2 + .12))
    stage.light('window', power=1.1, exposure=.08); stage.camera('three', (0, -.2, 2), 37, el=56, f=8, focus=(0, -1, 3.6))
