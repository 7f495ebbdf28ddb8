"""Scenes of steps of what is baked. They share the vessels of steps.py."""
from dishes.steps import *
from kit.extra_a import superR


# Cinnamon rolls

def pale(): return M.simple('#f6dca4', .5, .4, color2='#edc988', scale=.4, bump=.2, bscale=2, coat=.1)
def sticks(at):
    cs = protos(X.cinnamon, 3)
    for x, y, a, z in at: inst(R.choice(cs), (x, y, z), (0, 0, a), 1.1)

def rolls_risen():
    start('#a98a68', '#d6bd98', '#3f6487', (17, -13, .3), [(0, 0, 15)]); P.bowl(14, 8.4, M.ceramic('#e9e3d6', specks=.3)).location = (0, 0, 0)
    def dome(x, y):
        d = np.hypot(x, y) / 12.9; w = x * .25 + .6 * perlin(x * .14, y * .14, 8)
        return 6.6 + 4.6 * np.sqrt(np.clip(1 - d ** 2.4, 0, 1)) + .3 * fbm(x * .22, y * .22, 2, 3) - .4 * np.exp(-((y * .30 + w + .4) / .16) ** 2) * smooth(.9, .5, d)
    disc('dough', 12.9, dome, pale(), 150, 260); dish_of(-19.5, 9.5, 4.2, 3.0, M.ceramic('#4f7f9c'), M.simple('#f7f1e3', .9)); sprinkle('flour', ball(6, 4), 700, in_gauss(5, 4, -18, -8), (.03, .09), M.simple('#f8f3e6', .9), .2); finish(46, (0, 0, 3), 52)

def sheetmat():
    g = M.M('rollsheet', '#f6dca4', .5, .4); n, n2 = g.noise(.5, 5, .6), g.noise(2.2, 5, .65); d = g.mix(g.band(n, .3, .7), '#f8e2b0', '#edc98c'); c = g.mix(g.band(n2, .36, .64), '#7c4117', '#a8662c')
    g.col(g.mix(g.band(g.math('ADD', g.attr('fill'), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .3)), .42, .58), d, c)); g.bump(n2, .3, .08); return g.m

def rolls_roll():
    start('#6b5240', '#a98a68', '#b02a22', (-34, 22, .25), []); sprinkle('flour', ball(6, 4), 1500, in_box(56, 44), (.03, .10), M.simple('#f6efdd', .9), .2)
    Rr, pitch, yc, far, w, t = 4.2, 1.18, -6.5, 17.0, 40.0, .34
    flat = [(y, t) for y in np.linspace(far, yc, 60)]; ph = np.linspace(0, 2 * PI * 3.1, 260)[1:]; coil = [(yc + (Rr - pitch * p / (2 * PI)) * math.cos(-PI / 2 - p), t + Rr + (Rr - pitch * p / (2 * PI)) * math.sin(-PI / 2 - p)) for p in ph]
    path = np.array(flat + coil); s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))]); nx = 110; x = np.linspace(-w / 2, w / 2, nx)[:, None]; wob = 1 + .012 * perlin(s[None] * .12, 0 * x, 4)
    XX = x * wob + .35 * perlin(s[None] * .25 + 0 * x, np.sign(x) * 3 + 0 * s[None], 2) * (np.abs(x) > w / 2 - .1); YY = path[None, :, 0] + .35 * perlin(x * .12, 0 * s[None] + 1, 7) * (s[None] < 8); ZZ = path[None, :, 1] + .05 * perlin(x * .4, s[None] * .4, 3) + .10 * perlin(x * .10, s[None] * .05, 5) * (s[None] > 23)
    edge = np.minimum(smooth(.2, 1.2, s[None] + 0 * x), smooth(.1, .8, w / 2 - np.abs(x) + 0 * s[None])); o = mesh('sheet', np.stack([XX + 0 * s[None], YY + 0 * x, ZZ + 0 * x], -1).reshape(-1, 3), grid_faces(nx, len(s)), [pale(), sheetmat()], attrs={'fill': edge.ravel()})
    m_ = o.modifiers.new('so', 'SOLIDIFY'); m_.thickness = .72; m_.offset = 0; m_.material_offset = 1; place(o, (-1, 0, .1), (0, 0, -.22))
    b = P.bowl(4.6, 3.4, M.ceramic('#4f7f9c')); b.location = (26.5, 12.5, 0); d = disc('butter', 4.0, lambda x, y: 2.5 + .35 * fbm(x * .6, y * .6, 2, 3), M.simple('#8f4f20', .4, color2='#b4743a', scale=1)); d.location = (26.5, 12.5, 0); sticks(((27, 2.5, 1.3, .3), (28.3, 3.0, 1.5, .3))); finish(60, (2.5, .5, 2), 56)

def rawroll(mt, r, turn):
    o = rnd(0, 99)
    def hz(x, y):
        x2, y2 = x + .22 * perlin(x * .3 + o, y * .3, 1), y + .22 * perlin(x * .3 + o, y * .3, 5); d = np.hypot(x2, y2); f = np.mod(d / 1.02 - (np.arctan2(y2, x2) + turn) / (2 * PI), 1); e = np.minimum(f, 1 - f); q = np.hypot(x, y) / r
        groove = np.exp(-(e / .15) ** 2) * smooth(.05, .16, q) * (1 - smooth(.86, .95, q)); return 3.6 + .7 * (1 - q ** 2) - .4 * groove - 2.6 * smooth(.86, 1.0, q) ** 2, {'fill': groove}
    return disc('roll', lambda a: superR(a, 2 * r, 2 * r, 2.6), hz, mt, 90, 180)

def rolls_dish():
    start('#7b5a3e', '#ab8360', '#3f6487', (10, -31.5, .12), []); P.sheetpan(37, 28, 5.0, M.enamel('#ece7dc')); g = sheetmat()
    for i in range(4):
        for j in range(3): o = rawroll(g, rnd(3.95, 4.1), rnd(0, 6.3)); o.location = (-12.5 + i * 8.35 + rnd(-.12, .12), -8.5 + j * 8.4 + rnd(-.1, .1), .4 + rnd(-.12, .12))
    finish(44, (0, -.4, 2), 66)


def leaning_spoon(x, y, a, z, lean=.3): wooden_spoon(x, y, a, z).rotation_euler = (0, -lean, a)


# Potato gratin

def coin(c, c2, r=2.6, t=.32):
    """A slice of raw potato, slightly bent."""
    o = rnd(0, 99); r, k = r * rnd(.92, 1.06), rnd(.84, .96); d = disc('coin', lambda a: r * k / np.sqrt((k * np.cos(a)) ** 2 + np.sin(a) ** 2) * (1 + .05 * perlin(np.cos(a) + o, np.sin(a), 1)), lambda x, y: .10 * r * perlin(x * .35 + o, y * .35, 2), M.simple(c, .4, .5, color2=c2, scale=.5, coat=.4, vary=.10), 14, 48)
    m_ = d.modifiers.new('so', 'SOLIDIFY'); m_.thickness = t; m_.offset = -1; return d

def gratin_slice():
    start('#8f7c66', '#c9b79c', '#3f6487', (-25, -16, .3), [(0, 0, 17)]); P.board(40, 27, 1.8, M.wood('#a9764a', '#d3a674')).location = (1, -1, .9); co = protos(lambda: coin('#f5e2a0', '#ead084'), 8)
    for row, (y, n, x0) in enumerate(((6.0, 11, -14.5), (.2, 11, -14.0))):
        for i in range(n): o = inst(R.choice(co), (x0 + i * 1.45, y + rnd(-.2, .2), 2.75), (rnd(-.05, .05), -.42, 0), 1.12); o.rotation_mode = 'XYZ'
    for x, y, a in ((9.0, 5.2, .4), (13.6, 1.4, 1.9)): b = X.potato(3.0, '#f2dc98', '#e6c878'); place(b, (x, y, 4.0), (0, 0, a))
    knife(-8.5, -8.6, .06); dish_of(23.5, 10.5, 4.6, 4.0, M.ceramic('#4f7f9c'), M.simple('#fdfaf2', .3, coat=.4)); finish(50, (1.5, 0, 2), 64)

def gratin_simmer():
    start('#6b5240', '#a98a68', '#3f6487', (20, -15, .3), [(0, 0, 17)]); casserole(14, 6.4, '#5f8296'); cr = M.simple('#f8eccc', .25, .5, color2='#f1dfb4', scale=.5, coat=.5); disc('cream', 13.4, lambda x, y: 4.6 + .12 * fbm(x * .4, y * .4, 2, 3), cr, 110, 220)
    co = protos(lambda: coin('#f3d98a', '#e8c56c', 2.7), 8); strew(co, 54, in_disc(10.6), z=lambda x, y: 4.75 + rnd(-.1, .5), tilt=.20, mind=1.7); sprinkle('thyme', bit(), 150, in_disc(11), (.12, .26), M.simple('#4f7a3a', .6, color2='#6c9450', scale=2), .4); leaning_spoon(5.5, 3.4, .7, 5.6); finish(44, (.4, .2, 2.5), 62)

def gratin_layer():
    start('#8f7c66', '#c9b79c', '#3f6487', (-20, -14, .3), [(0, 0, 16)]); P.gratin(14.6, 5.0, M.enamel('#a83a22')); disc('cream', 13.4, lambda x, y: 2.9 + .06 * fbm(x * .5, y * .5, 2, 3), M.simple('#fbf1d6', .25, .5, color2='#f3e3ba', scale=.5, coat=.5))
    co = protos(lambda: coin('#f4dc92', '#eacb76', 2.8, .34), 9)
    def ring(r, n, z, ph=0):
        for i in range(n):
            a = ph + 2 * PI * i / n; o = R.choice(co).copy(); link(o); o.hide_render = False; o.matrix_world = Matrix.Translation((r * math.cos(a), r * math.sin(a), z + rnd(-.05, .05))) @ Matrix.Rotation(a + PI / 2, 4, 'Z') @ Matrix.Rotation(.08, 4, 'X') @ Matrix.Rotation(-.36 + rnd(-.04, .04), 4, 'Y') @ Matrix.Rotation(rnd(0, 6.3), 4, 'Z')
    ring(10.2, 27, 3.55); ring(6.4, 16, 3.75, .2); b = M.simple('#fdfaf2', .3, coat=.4); dish_of(20.5, 9.5, 4.6, 4.0, M.ceramic('#4f7f9c'), b); g = protos(garlic_clove, 2); strew(g, 3, in_gauss(1.2, 1.0, 20, -8), lift=.6, mind=2.2, tilt=.1); finish(46, (1.5, .2, 2), 64)


# Brownies

def shards(c='#4a2413', c2='#341708'): return protos(lambda: blob('chocolate', (rnd(1.1, 1.7), rnd(.9, 1.3), .5), M.simple(c, .3, .5, color2=c2, scale=.8, coat=.4), .05, 1, 24, box=8), 6)
def nuts(): return protos(lambda: blob('nut', (rnd(.7, 1.1), rnd(.55, .8), rnd(.4, .55)), M.simple('#cf9f63', .55, color2='#a87642', scale=1.5, bump=.5, bscale=3, vary=.2), .35, 1.8, 22), 7)
def batter(r, z, c='#4f2816', c2='#3a1b0d'): return disc('batter', r, lambda x, y: z + .28 * np.sin(np.hypot(x, y) * 1.15 + np.arctan2(y, x)) * smooth(0, 3, np.hypot(x, y)) + .2 * fbm(x * .4, y * .4, 2, 3), M.simple(c, .22, .5, color2=c2, scale=.5, coat=.6), 120, 220)

def brownies_melt():
    start('#5f7076', '#8fa0a3', '#b02a22', (20, -15, .3), [(0, 0, 15)]); P.bowl(13.5, 7.5, M.ceramic('#e9e3d6', specks=.3)).location = (0, 0, 0); disc('melt', 11.6, lambda x, y: 4.2 + .12 * fbm(x * .4, y * .4, 2, 3), M.simple('#4a2211', .12, .5, color2='#5e2f18', scale=.4, coat=1), 100, 220)
    strew(shards(), 26, in_disc(8.8), lift=.15, tilt=.3, mind=2.4); bm = M.simple('#f4d774', .4, color2='#eec95a', scale=.8, coat=.3); strew(protos(lambda: blob('butter', (1.25, 1.2, .9), bm, .05, 1, 22, box=6), 3), 9, in_disc(7.6), lift=.3, tilt=.25, mind=3.2); leaning_spoon(5.5, 3.4, .75, 5.4, .42)
    strew(shards(), 7, in_gauss(2.2, 2.6, -20, 6.5), z=.5, tilt=.1, mind=2.4); finish(44, (-.6, .2, 2.5), 60)

def brownies_fold():
    start('#5f7076', '#8fa0a3', '#b02a22', (-20, -15, .3), [(0, 0, 15)]); P.bowl(13.5, 7.5, M.ceramic('#4f7f9c')).location = (0, 0, 0); batter(11.7, 4.4); d = disc('flour', lambda a: 4.6 * (1 + .2 * perlin(np.cos(a) * 1.6, np.sin(a) * 1.6, 4)), lambda x, y: 4.75 + 1.0 * np.clip(1 - (np.hypot(x, y) / 4.6) ** 1.6, 0, 1) + .2 * fbm(x * .8, y * .8, 2, 4), M.simple('#f8f0e0', .95, .1, color2='#e6d6bc', scale=.8, bump=.3), 50, 120); d.location = (-4.2, 2.6, 0)
    strew(nuts(), 26, in_gauss(2.4, 2.2, 3.4, -4.4), lift=.2, tilt=.6, mind=1.3); leaning_spoon(5.2, 3.4, .75, 5.6, .42); b = P.bowl(4.8, 3.6, M.ceramic('#efe8da')); b.location = (20.0, -9.0, 0); strew(nuts(), 34, in_disc(3.6, 20, -9), z=lambda x, y: 2.4 + rnd(0, .7), tilt=.6); finish(45, (1, .2, 2.5), 60)

def brownies_tin():
    start('#5f7076', '#8fa0a3', '#b02a22', (-21, -17, .3), [(0, 0, 17)]); P.sheetpan(30, 30, 5.0, M.metal('#6d7074', .4)); pm = M.simple('#efe6d2', .8)
    gridmesh('paper', 27.2, 41, lambda x, y: .5 + 5.0 * smooth(12.2, 14.2, np.abs(y)) - 3.5 * smooth(15.2, 20.5, np.abs(y)) + .12 * perlin(x * .2, y * .2, 3) * smooth(13, 16, np.abs(y)), pm, 50, 140)
    gridmesh('batter', 26.4, 25.4, lambda x, y: 2.6 + .35 * fbm(x * .22, y * .5, 2, 3) + .18 * np.sin(y * 1.3 + .8 * perlin(x * .15, y * .1, 3) * 3) - .5 * smooth(11.6, 12.7, np.maximum(np.abs(x) * .97, np.abs(y))), M.simple('#4f2816', .22, .5, color2='#3a1b0d', scale=.5, coat=.6), 150, 150)
    strew(nuts(), 70, in_box(23.5, 22.5), lift=.2, tilt=.6, mind=1.9); b = P.bowl(4.6, 3.4, M.ceramic('#4f7f9c')); b.location = (22.5, 11.0, 0); strew(nuts(), 14, in_disc(3.2, 22.5, 11), z=lambda x, y: 1.9 + rnd(0, .4), tilt=.6); finish(54, (1.5, 0, 2), 64)

scenes = {
    'cinnamon-rolls-step-2': rolls_risen, 'cinnamon-rolls-step-4': rolls_roll, 'cinnamon-rolls-step-5': rolls_dish,
    'potato-gratin-step-2': gratin_slice, 'potato-gratin-step-3': gratin_simmer, 'potato-gratin-step-4': gratin_layer,
    'brownies-step-1': brownies_melt, 'brownies-step-3': brownies_fold, 'brownies-step-4': brownies_tin}
