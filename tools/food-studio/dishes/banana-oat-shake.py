"""Banana and oat shake: two glasses of pale shake dusted with cinnamon; bananas, slices and a bowl of oats."""
from kit import *
M = mats; P = props


def shake():
    g = M.M('bshake', '#ecd8ac', .3, .5, .35, (.8, .6, .35), coat=.2, coatr=.2); n, n2 = g.noise(.6, 5, .6), g.noise(5, 5, .6); c = g.mix(g.band(n, .3, .7), '#e9d2a0', '#f2e2bd'); g.col(g.mix(g.math('MULTIPLY', g.math('GREATER_THAN', n2, .66), .5), c, '#b98a52')); return g.m


def glassful(x, y, lv):
    g = P.glassware('latte'); g.location = (x, y, -.05); lq, rt = P.fill('latte', lv, shake(), .05, .014); lq.location = (x, y, 0)
    f = disc('foam', rt - .04, lambda a, b: .12 + .16 * np.maximum(0, fbm(a * 1.4, b * 1.4, x, 3)) + .10 * smooth(rt - .6, rt - .1, np.hypot(a, b)), M.simple('#f4e8cc', .5, .4, .3, .3, color2='#f9f1de', scale=2, bump=.4, bscale=6), 60, 120); f.location = (x, y, lv); bpy.context.view_layer.update()
    sprinkle('cinn', ball(6, 4), 420, in_gauss(1.5, 1.2, x, y), (.03, .07), M.simple('#8a4a1e', .8), .2); s = banana_slice(1.55, .5); place(s, (x + 3.6, y - .8, lv + .9), (PI / 2 - .15, .1, .5)); return rt


def banana_slice(r=1.5, t=.45):
    g = M.M('bslice', '#f3e3b0', .4, .5, .3, (.5, .4, .2), coat=.2); d = g.attr('q'); n = g.noise(1.6, 4); c = g.mix(g.band(n, .3, .7), '#f5e8bd', '#eddb9c'); c = g.mix(g.band(d, .42, .26), c, '#dcc07c'); g.col(g.mix(g.band(d, .9, .97), c, '#e2be3a'))
    pr = [(0, t / 2), (.3, t / 2), (.6, t / 2), (.9, t / 2), (1, t / 3), (1, -t / 3), (.9, -t / 2), (0, -t / 2)]; na = 48; V, q = [], []
    for i in range(na):
        a = 2 * PI * i / na; k = r * (1 + .03 * math.cos(5 * a))
        for p, z in pr: V.append((p * k * math.cos(a), p * k * math.sin(a), z)); q.append(p)
    return recalc(mesh('bslice', V, grid_faces(na, len(pr), wrap_u=True), g.m, attrs={'q': q}))


def banana(L=16, r=1.75):
    g = M.M('banana', '#f0c52c', .4, .5, .1, (.4, .3, .1), coat=.15); n = g.noise(1.4, 5); c = g.mix(g.band(n, .3, .7), '#eec02a', '#f6d552'); c = g.mix(g.band(g.noise(3.2, 4), .66, .72), c, '#7a5420'); e = g.attr('strand') if False else None; g.col(c)
    t = np.linspace(-1, 1, 30); a = t * .85; R_ = L / 1.7; w = r * np.clip(1.12 - np.abs(t) ** 5 * 1.0, .22, 1); w[t > .86] = .34; o = tube('banana', np.stack([R_ * np.sin(a), R_ * (1 - np.cos(a)), 0 * a], -1), w, g.m, 12, flat=.92); return o


def build():
    stage.table(M.wood('#8d6c4a', '#cdae84', planks=15.0)); stage.wall(M.plaster('#8fa6b4', '#7f98a8'), 70); glassful(0, 0, 12.4); glassful(10.6, 13.5, 11.9)
    for x, y, z, a, tl in ((-15.0, 5.0, 1.7, .35, .1), (-15.6, 8.6, 1.9, .22, .25)): b = banana(15); place(b, (x, y, z), (tl, 0, a))
    sl = protos(lambda: banana_slice(rnd(1.4, 1.6), rnd(.45, .6)), 4)
    for x, y, z, t in ((-5.4, -5.0, .3, 0), (-7.8, -4.2, .3, 0), (-6.4, -4.0, .8, .2), (-4.2, -7.4, .3, 0), (-8.6, -6.6, .3, 0)): inst(R.choice(sl), (x, y, z), (0, t, rnd(0, 6)))
    rx, ry = 11.2, -2.0; pb = P.pinch(3.8, 2.7, M.ceramic('#e8e0cf')); pb.location = (rx, ry, 0); fl = protos(lambda: blob('oat', (.48, .36, .07), M.simple('#d9bd8c', .7, color2='#efdcb4', scale=2, bump=.4, vary=.25), .18, 1.4, 14), 5)
    disc('oats', 3.1, lambda x, y: 1.9 + .7 * (1 - np.hypot(x, y) / 3.1), M.simple('#d2b684', .8, color2='#e9d3a6', scale=4), 40, 90).location = (rx, ry, 0); bpy.context.view_layer.update(); strew(fl, 130, in_disc(2.9, rx, ry), lift=.05, tilt=.6, mind=.25); strew(fl, 16, in_gauss(1.8, .8, 6.2, -6.4), z=.08, tilt=.1, mind=.6)
    stage.light('window', target=(0, 0, 8), exposure=.22); stage.area((24, -46, 30), (0, 0, 9), 40, 150, (1, .98, .96)); stage.camera('low', (-.4, 0, 7.6), 33, el=16, f=4.5, focus=(0, -3.2, 10))
