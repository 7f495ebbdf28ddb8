"""Meal planning, flat lay: open notebook with seven rows, pencil, asparagus, carrots, tomatoes, lemon, eggs, spaghetti."""
from kit import *
from kit import extra_b as X
from kit.cloth import checked
M = mats; P = props

def notebook(w=15.5, h=23):
    pm = M.simple('#f6f0e0', .85, .2, color2='#efe7d2', scale=.3); ink = M.simple('#27406b', .7); red = M.simple('#b03326', .7); out = []
    for s in (-1, 1):
        pg = slab('page', [(s * .35, -h / 2), (s * w, -h / 2), (s * w, h / 2), (s * .35, h / 2)][::s], .7, pm, .12, 2); pg.location.z = .45; out.append(pg)
    for i in range(17): y = -h / 2 + 1.2 + i * (h - 2.4) / 16; t = np.linspace(0, PI, 14); out.append(tube('ring', np.stack([.95 * np.cos(t), y + 0 * t, .75 + .75 * np.sin(t)], -1), .11, M.metal('#3a3a3a', .3, False), 6))
    def scrawl(x0, x1, y, mat, r=.09):
        x = x0
        while x < x1 - .6:
            L = min(rnd(1.2, 2.8), x1 - x); t = np.linspace(0, 1, 34); q = x + L * t; out.append(tube('w', np.stack([q + .10 * np.sin(t * L * 9), y + .26 * np.sin(t * L * 8.0) * (.55 + .45 * np.abs(perlin(t * 5, 0 * t, rnd(0, 99)) * 2)), .86 + 0 * t], -1), r, mat, 5)); x += L + .55
    for i in range(7):
        y = h / 2 - 2.6 - i * 2.95; out.append(tube('rule', [(1.6, y - .95, .82), (w - .9, y - .95, .82)], .05, M.simple('#c9b99a', .8), 5)); scrawl(1.7, 4.0, y, red, .12); scrawl(4.9, w - (1.2 + rnd(0, 3.4)), y, ink)
    for i in range(9): y = h / 2 - 2.4 - i * 2.25; b = slab('box', [(-w + 1.3, y - .38), (-w + 2.06, y - .38), (-w + 2.06, y + .38), (-w + 1.3, y + .38)], .03, ink, 0); b.location.z = .83; b2 = slab('box2', [(-w + 1.42, y - .26), (-w + 1.94, y - .26), (-w + 1.94, y + .26), (-w + 1.42, y + .26)], .03, pm, 0); b2.location.z = .85; out += [b, b2]; scrawl(-w + 2.8, -w + 2.8 + rnd(4.5, 9), y, ink)
    e = bpy.data.objects.new('book', None); link(e)
    for o in out: o.parent = e
    return e
def pencil(L=18):
    p = lathe('pencil', [(0, 0), (.42, 0), (.42, L - 2.2), (.40, L - 2.1)], M.simple('#d9a021', .35, coat=.4), seg=6, sub=0); t = lathe('tip', [(.40, L - 2.15), (.12, L - .5), (0, L - .5)], M.simple('#dcb98a', .7), seg=18); g = lathe('lead', [(.13, L - .55), (.03, L), (0, L)], M.simple('#2b2b2e', .5), seg=12); r = lathe('rubber', [(0, -.9), (.36, -.9), (.40, -.8), (.40, 0)], M.simple('#c9605a', .7), seg=18)
    for o in (t, g, r): o.parent = p
    return p
def build():
    stage.table(M.oak(planks=16.0)); checked(30, 26, (23, -17, .3), '#3c7a5a', under=[(0, 0, 9)])
    b = notebook(); place(b, (0, .6, .1), (0, 0, .06)); p = pencil(); place(p, (17.4, -8.8, 1.3), (-PI / 2 + .0, 0, .30))
    asp = protos(lambda: X.asparagus(rnd(19, 21), .62), 4)
    for i in range(11): inst(R.choice(asp), (-22.2 + (i % 6) * 1.25 - 3.1 + .6 * (i > 5), 6.6 + rnd(-.5, .5), .55 + (1.05 if i > 5 else 0)), (rnd(-.5, .5), 0, PI / 2 + rnd(-.04, .04)))
    X.wrapring((1.4 * 2.6, 1.5), (-22.6, 3.0, 1.0), (0, 0, PI / 2), 3, .14)
    for x, y, a, L in ((-27.4, -13.0, .04, 12.5), (-28.0, -17.4, .14, 15)): c = X.carrot(L, 1.6); place(c, (x + 1.5, y, 1.6), (0, 0, a))
    le = X.citruswhole('lemon', 2.9); place(le, (21.0, 12.0, 2.9), (0, 0, .6)); lh = X.citrushalf('lemon', 2.9); place(lh, (24.6, 6.6, .1), (.15, 0, 0))
    ct = protos(lambda: cherry_tomato(1.7), 4); cx = protos(lambda: calyx(1.0), 3)
    for x, y in ((20.6, 1.6), (23.8, .6), (21.8, -1.6), (25.0, -3.0), (-5.2, -15.6), (-1.8, -16.6)): inst(R.choice(ct), (x, y, 1.7)); inst(R.choice(cx), (x, y, 3.3), (0, 0, rnd(0, 6)))
    es = [X.eggshell('#b87a4c', '#cb9468'), X.eggshell('#e4cdb2', '#ecdcc6')]
    for x, y, a, k in ((3.4, -16.0, .4, 0), (7.6, -15.0, 2.0, 1), (11.8, -18.0, .2, 0)): e = X.egg(es[k]); e.data.transform(Matrix.Rotation(PI / 2, 4, 'Y')); place(e, (x, y, 2.2), (0, 0, a))
    sp = []
    for i in range(70): x, z = rnd(-1.5, 1.5), rnd(.1, 1.5); sp.append(np.array([(-13 + rnd(-.4, .4), 16.6 + x, z), (0, 16.6 + x * .75, z + .1), (13 + rnd(-.4, .4), 16.6 + x * 1.25, z)]))
    tubes('spaghetti', sp, .10, M.pasta('#e6bd62', '#e0ab4a', .3), 6)
    stage.light('window', power=1.05, exposure=.12); stage.camera('top', (0, 0, 1), 58, f=9, focus=(0, 0, 1))
