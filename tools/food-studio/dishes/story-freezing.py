"""Freezing: boxes of peas and berries under frost, herb ice cubes on a tray, a labelled jar of soup; cool table."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def tub(x, y, w, d, h, turn, mat):
    o = P.sheetpan(w, d, h, mat); place(o, (x, y, 0), (0, 0, turn)); return o
def inbox(x, y, w, d, turn):
    c, s = math.cos(turn), math.sin(turn)
    def f(): u, v = rnd(-w / 2, w / 2), rnd(-d / 2, d / 2); return x + u * c - v * s, y + u * s + v * c
    return f
def build():
    stage.table(M.plaster('#8fa9bd', '#7b97ad')); wm = M.enamel('#f4f3ee'); bm = M.enamel('#f0efe8')
    pea = protos(lambda: blob('pea', rnd(.50, .60), M.simple('#5f9a34', .45, .5, .3, .3, color2='#8fc05c', scale=1.6, vary=.18), .04, 1, 14), 6); rb = protos(lambda: raspberry(1.15, M.simple('#b8203f', .5, sss=.3, color2='#dd8fa0', scale=1.1, vary=.2)), 4); bb = protos(lambda: blueberry(.85), 3)
    for x, y, w, d, t, base in ((-13.5, 3.6, 23, 17, .16, '#4f8a2c'), (11.6, 6.4, 22, 16, -.12, '#8a1834')):
        tub(x, y, w, d, 6.2, t, wm); fl = gridmesh('fill', w - 1.6, d - 1.6, lambda u, v: 4.2 + .3 * fbm(u * .2, v * .2, 1, 3), M.simple(base, .7), 60, 60); place(fl, (x, y, 0), (0, 0, t))
    strew(pea, 520, inbox(-13.5, 3.6, 20.4, 14.4, .16), z=lambda x, y: 4.55 + rnd(0, .75) + .6 * float(perlin(x * .15, y * .15, 3)), tilt=3)
    strew(rb, 40, inbox(11.6, 6.4, 18.8, 12.8, -.12), z=lambda x, y: 5.0 + rnd(0, .5), mind=1.9, tilt=1.6); strew(bb, 46, inbox(11.6, 6.4, 19, 13, -.12), z=lambda x, y: 5.4 + rnd(0, .7), mind=1.5, tilt=2)
    fr = M.simple('#f8fbff', .5, .5, coat=.3); sprinkle('frost1', crystal(), 2600, inbox(-13.5, 3.6, 21, 15, .16), (.03, .09), fr, .5, 1.2, (1, 1, .5)); sprinkle('frost2', crystal(), 2600, inbox(11.6, 6.4, 20, 14, -.12), (.03, .09), fr, .5, 1.2, (1, 1, .5))
    # ice cubes with chopped herbs on a small tray
    tr = P.sheetpan(22, 13, 1.2, M.metal('#b9bec2', .3, False)); place(tr, (5.6, -13.4, 0), (0, 0, .10)); ic = M.simple('#dfeecf', .15, .5, .5, .8, color2='#a9cf86', scale=1.1, coat=.8, coatr=.05, vary=.15); cb = protos(lambda: blob('cube', (1.45, 1.45, 1.3), ic, .04, 1.2, 24, box=7), 5)
    for i in range(5):
        for j in range(2): inst(R.choice(cb), (-2.6 + i * 4.0 + rnd(-.3, .3), -15.6 + j * 3.7 + i * .4 + rnd(-.2, .2), 1.5), (0, 0, rnd(-.5, .5)))
    inst(R.choice(cb), (3.6, -13.0, 4.0), (.2, .1, .6)); sprinkle('herbs', bit(), 240, inbox(5.6, -13.4, 18, 9, .10), (.10, .24), M.simple('#3f7d28', .5), .3)
    # jar of soup with a paper label and a lid beside it
    for q in (1,):
        x, y, s = -16.0, -13.0, 1.15; g = P.glassware('jar'); place(g, (x, y, 0), scale=s); f, _ = P.fill('jar', 9.6, M.soup('#e07f1a', '#ee9a36')); place(f, (x, y, 0), scale=s); lb = lathe('label', [(4.06, 3.0), (4.08, 7.2)], M.paper('#f6f0e2'), seg=90, sub=0); place(lb, (x, y, 0), scale=s); ld = lathe('lid', [(0, 12.6), (3.6, 12.6), (3.75, 12.4), (3.75, 11.3), (3.6, 11.3)], M.metal('#d9d4c8', .3, False), seg=90); place(ld, (x, y, 0), scale=s)
        for k, (a0, a1, zz) in enumerate(((-2.1, -1.1, 6.2), (-2.05, -1.3, 5.2), (-2.1, -1.5, 4.2))): t = np.linspace(a0, a1, 60); tb = tube('ink', np.stack([4.12 * np.cos(t), 4.12 * np.sin(t), zz + .22 * np.sin(t * 40) * (.6 + .4 * np.sin(t * 7))], -1), .07, M.simple('#27406b', .7), 5); place(tb, (x, y, 0), scale=s)
    stage.light('window', power=1.1, exposure=.16); stage.camera('three', (-.6, -2.4, 3), 55, el=50, f=8, focus=(0, -4, 5))
