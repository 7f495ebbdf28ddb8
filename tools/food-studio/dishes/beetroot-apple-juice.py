"""Beetroot and apple juice: two glasses of deep red juice, red apples, a beetroot cut in half, ginger."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def juice():
    g = M.M('juice', '#8c0f38', .22, .5, .45, (1.0, .5, .3), coat=.3, coatr=.15); n = g.noise(.35, 4, .5); g.col(g.mix(g.band(n, .3, .7), '#8c0f38', '#a81a48')); return g.m


def glassful(x, y, lv):
    g = P.glassware('highball'); g.location = (x, y, -.05); lq, rt = P.fill('highball', lv, juice(), .08); lq.location = (x, y, 0)
    f = disc('foam', rt - .04, lambda a, b: .05 + .10 * np.maximum(0, fbm(a * 1.6, b * 1.6, x, 3)) + .10 * smooth(rt - .6, rt - .1, np.hypot(a, b)), M.simple('#b8446a', .5, .4, .3, .3, color2='#d07a98', scale=3, bump=.5, bscale=7), 60, 120); f.location = (x, y, lv); bpy.context.view_layer.update()
    s = X.citrusslice('lemon', 2.2, .3); place(s, (x + 3.2, y - .6, lv + 1.6), (PI / 2 - .1, .1, .5))


def apple(r, c, c2):
    pr = spline([(0, -.72), (.30, -.84), (.66, -.70), (.94, -.15), (1.0, .22), (.86, .66), (.48, .90), (.18, .82), (0, .60)], 60) * r; a = lathe('apple', pr, M.simple(c, .25, .5, .1, .3, color2=c2, scale=.5, coat=.5), seg=64, wob=.03); st = tube('stalk', [(0, 0, r * .6), (.05 * r, 0, r * .95), (.16 * r, .05, r * 1.2)], .13, M.simple('#5a3a1e', .6), 8); return join([a, st], 'apple')


def build():
    stage.table(M.wood('#9a7a58', '#cfb08a', planks=15.0)); stage.wall(M.plaster('#b7c3ba', '#a6b4aa'), 70); glassful(0, 0, 12.8); glassful(10.6, 15.5, 12.2)
    for x, y, r, a in ((-13.0, 6.5, 4.0, .3), (-20.5, 10.5, 3.8, 1.4)): q = apple(r, '#b8261e', '#d8622c'); place(q, (x, y, r * .8), (.06, .08, a))
    bm = M.simple('#5a1428', .5, .4, .1, .2, color2='#7a2438', scale=1.2, bump=.3, bscale=3); b = blob('beet', (3.3, 3.2, 3.0), bm, .06, .8, 40); b.location = (11.6, 4.0, 2.9); tail = tube('tail', [(11.6, 4.0, 5.6), (11.4, 3.8, 7.2), (10.8, 3.6, 8.6)], [.5, .22, .06], bm, 8)
    g = M.M('beetcut', '#8c1038', .25, .5, .3, (.5, .15, .2), coat=.6); d = g.attr('q'); w = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', d, 15.))); g.col(g.mix(g.band(w, .25, .6), '#c23a68', '#7d0c30'))
    f = disc('cut', 3.0, lambda x, y: (.03 * perlin(x, y, 2), {'q': np.hypot(x, y) / 3.0}), g.m, 50, 120); back = blob('back', (3.0, 3.0, .9), bm, .03, .8, 30); back.location.z = -.75; h = join([f, back], 'half'); place(h, (-8.0, -4.6, 1.9), (1.0, 0, -.35))
    gn = X.ginger(); place(gn, (6.2, -5.2, 0), (0, 0, .3), .9)
    stage.light('window', target=(0, 0, 7), exposure=.25); stage.area((24, -46, 30), (0, 0, 8), 40, 150, (1, .98, .96)); stage.camera('low', (-.4, 0, 7.8), 32, el=15, f=4.5, focus=(0, -3.2, 9))
