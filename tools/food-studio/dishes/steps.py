"""Scenes of step pictures, by "<recipe>-step-<number>": what a step looks like when it is done, seen from above."""
from kit import *
from kit import cloth
from kit import extra_a as A
from kit import extra_b as X
M = mats; P = props


# Vessels and cut ingredients that several scenes share

def start(top='#8a6a48', light='#c7a678', check='#b02a22', at=(-19, -12, .3), clear=((0, 0, 16),), size=(30, 26)):
    stage.table(M.wood(top, light, planks=14.0)); cloth.checked(*size, at, check, '#f3ecdf', 3.2, .3, list(clear))

def finish(width=42, target=(0, 0, 2), el=66): stage.light('window', power=1.15, exposure=.2); stage.camera('three', target, width, el=el, f=11, focus=(0, 0, 3))

def wok(r=15.5, h=6.2):
    mt = M.castiron(); lathe('wok', [(0, 0), (r * .45, .1), (r * .75, 1.5), (r * .94, h * .62), (r, h - .2), (r + .3, h), (r, h + .15), (r - .35, h - .2), (r * .90, h * .66), (r * .72, 1.9), (r * .45, .6), (0, .5)], mt, sub=2)
    for s in (-1, 1): t = np.linspace(-.30, .30, 24); tube('ear', np.stack([s * (r + 2.6 * np.cos(t / .30 * PI / 2) ** .6 + .1), r * np.sin(t) * .95, h - .1 + .5 * np.cos(t / .3 * PI / 2)], -1), .48, mt, 12)

def dish_of(x, y, r, h, mat, fill, level=.72):
    """A small bowl with a smooth filling."""
    b = P.bowl(r, h, mat); b.location = (x, y, 0); d = disc('fill', r * .88, lambda a, c: h * level + .05 * perlin(a * .8, c * .8, x), fill); d.location = (x, y, 0); return d

def pile(protos_, n, x, y, s, size=1.0, lift=.1, mind=0): return strew(protos_, n, in_gauss(s, s * .8, x, y), lift=lift, tilt=.7, scale=(size * .85, size * 1.15), mind=mind)

def ring(c=('#8fbf4a', '#4f8f2c')): return protos(lambda: X.springonion(rnd(.5, .75), rnd(.4, .6), c), 6)
def dice(c, c2, s=.6, box=6): return protos(lambda: blob('dice', (s * rnd(.9, 1.15), s * rnd(.85, 1.1), s * rnd(.8, 1)), M.simple(c, .4, .5, .2, .3, color2=c2, scale=1, coat=.3), .06, 1, 18, box=box), 5)
def wooden_spoon(x, y, a, z=1.0):
    w = M.wood('#a9763f', '#d3a468'); h = tube('spoonhandle', [(0, 0, .6), (11, 0, 1.2), (24, 0, 2.2)], [.55, .45, .6], w, 14); b = blob('spoonbowl', (3.0, 2.1, .5), w, .03, 1, 26); b.location = (-2.2, 0, .4); o = join([h, b], 'spoon'); place(o, (x, y, z), (0, 0, a)); return o
def chicken(c, c2): return protos(lambda: blob('chicken', (rnd(1.25, 1.8), rnd(1.05, 1.4), rnd(.85, 1.1)), M.simple(c, .22, .5, .2, .3, color2=c2, scale=.8, bump=.3, bscale=2, coat=.7, vary=.25), .34, .9, 30, box=3.4), 8)
def apart(n, r, gap):
    pts = []; f = in_disc(r)
    for _ in range(9000):
        x, y = f()
        if len(pts) < n and all((x - a) ** 2 + (y - b) ** 2 > gap ** 2 for a, b in pts): pts.append((x, y))
    return pts
def knife(x, y, a): k = X.chefknife(20, 4.4); place(k, (x, y, 2.0), (0, 0, a)); return k


# Kung pao chicken

def kung_pao_marinate():
    start('#b89f7d', '#e2d2b6', '#3f6487', (15, -15, .3), [(0, 0, 15)]); P.bowl(13.5, 7.5, M.ceramic('#e9e3d6')).location = (0, 0, 0); s = disc('marinade', 11.4, lambda x, y: 4.0 + .2 * fbm(x * .6, y * .6, 2, 3), M.simple('#8a4f26', .2, color2='#a5673a', scale=.8, coat=.8))
    ck = chicken('#ecb6a0', '#dc9a84')
    for x, y in apart(46, 10.2, 2.3): inst(R.choice(ck), (x, y, 4.5 + rnd(-.1, .5)), (rnd(-.4, .4), rnd(-.4, .4), rnd(0, 6.3)))
    dish_of(-18.5, 9.5, 4.2, 3.0, M.ceramic('#4f7f9c'), M.simple('#2a120a', .1, coat=1)); dish_of(-19.5, -1.5, 3.6, 2.6, M.ceramic('#efe8da'), M.simple('#fdfaf2', .7)); wooden_spoon(7, 3, .75, 5.0); finish(44)

def kung_pao_cut():
    start('#6b5240', '#a98a68', '#3f6487', (-22, -14, .3), [(0, 0, 10)]); P.board(36, 25, 1.8, M.wood('#b58a58', '#dcb884')).location = (2, -1, .9)
    pile(ring(), 60, -8, 5, 2.2, 1.1); pile(protos(lambda: X.springonion(rnd(.5, .7), rnd(.5, .7), ('#f4f4e4', '#d8e6b8')), 5), 40, 1.5, 6, 1.7, 1.15); pile(dice('#f2dc98', '#e0c070', .32), 80, 10.5, 5.2, 1.5); strew(protos(lambda: blob('garlic', (.95, .6, .16), M.simple('#f7f0de', .4, color2='#eadfc2', scale=1), .04, 1, 16), 4), 30, in_gauss(1.9, 1.5, -8.5, -5), lift=.1, tilt=.4, mind=.6)
    ch = protos(lambda: X.drychili(rnd(4.4, 5.4), '#c0201a'), 5); strew(ch, 10, in_gauss(2.3, 2.0, 2.2, -5.8), lift=.1, tilt=.15, mind=1.4)
    b = P.bowl(5.6, 4.0, M.ceramic('#e9e3d6')); b.location = (13.5, -5.5, 1.8); d = disc('sauce', 4.9, lambda a, c: 3.1 + .04 * perlin(a, c, 3), M.simple('#3a170a', .1, color2='#5a2410', scale=.6, coat=1)); d.location = (13.5, -5.5, 1.6)
    finish(46, (1, 0, 2), 72)

def kung_pao_glaze():
    start('#8a6a48', '#c7a678', '#b02a22', (20, -15, .3), [(0, 0, 17)]); wok(); dome = lambda x, y: 2.6 + 1.4 * np.clip(1 - (np.hypot(x, y) / 12) ** 2, 0, 1)
    disc('sauce', 12.4, lambda x, y: dome(x, y) + .2 * fbm(x * .6, y * .6, 2, 4), M.sauce('#5a240c', '#7d3812', '#33130a', .12, 1.0, .15, oil=.3), 140, 260); ck = chicken('#9a5220', '#c98440')
    for x, y in apart(58, 11.2, 2.4): inst(R.choice(ck), (x, y, float(dome(np.array(x), np.array(y))) + rnd(.3, .6)), (rnd(-.4, .4), rnd(-.4, .4), rnd(0, 6.3)))
    strew(protos(lambda: X.drychili(rnd(4.2, 5.2), '#c0201a'), 5), 16, in_disc(9.4), lift=.35, tilt=.35, mind=2.8); strew(protos(lambda: blob('nut', (.72, .46, .42), M.simple('#e0b878', .5, color2='#cf9f5c', scale=2), .06, 1, 16), 3), 46, in_disc(11), lift=.35, tilt=.8, mind=1.3); strew(ring(), 30, in_disc(11), lift=.4, tilt=.6, mind=1.5); wooden_spoon(7, 4, .7, 4.2); finish(43)


# Egg fried rice

def ricebed(r, z, n, cols=('#efd9a0', '#dfb974', '#c99850'), under='#cfa45e', amp=.5):
    dm = lambda x, y: z + amp * perlin(x * .25, y * .25, 4) + amp * 3.5 * np.maximum(0, 1 - (np.hypot(x, y) / r) ** 2.2); disc('base', r, lambda x, y: dm(x, y) - .25, M.simple(under, .5))
    for c in cols: rice_heap(n, r, 2.6, (0, 0), z, .62, .20, M.rice(c), lambda x, y: float(dm(np.array(x), np.array(y))))

def rice_cool():
    start('#8f7c66', '#c9b79c', '#3f6487', (8, -30.5, .12), []); P.sheetpan(38, 27, 2.0, M.metal('#8f9296', .4)); f = lambda x, y: .55 + .35 * (perlin(x * .3, y * .3, 2) + .6)
    gridmesh('base', 32, 21, lambda x, y: f(x, y) - .2 - .7 * smooth(.82, 1, np.maximum(np.abs(x) / 16, np.abs(y) / 10.5)), M.simple('#efe9da', .6), 90, 60); w = in_box(31, 20)
    for c in ('#fffaf0', '#f4eedd', '#e9e1cb'):
        L = []
        for _ in range(1900): x, y = w(); L.append(((x, y, float(f(np.array(x), np.array(y))) + rnd(-.1, .15)), (rnd(-.5, .5), rnd(-.6, .6), rnd(0, 6.3)), (.62 * rnd(.85, 1.1), .20, .18)))
        many('rice', ball(8, 8), L, M.rice(c))
    k = P.fork(); place(k, (10, -8.5, 2.6), (0, -.12, 2.5)); finish(46, (0, 0, 1), 70)

def rice_eggs():
    start('#6b5240', '#a98a68', '#b02a22', (-22, -6, .35), [(0, 0, 17)]); wok(); mt = M.simple('#f4c02a', .4, .5, .3, .3, color2='#f9d95e', scale=.4, bump=.3, coat=.3)
    d = disc('egg', 10.2, lambda x, y: 2.4 + .5 * np.abs(fbm(x * .35, y * .35, 2, 3)) * 2 + .3 * smooth(.7, .95, np.hypot(x, y) / 10.2) * perlin(x * .6, y * .6, 3) - 1.2 * smooth(.93, 1, np.hypot(x, y) / 10.2 * (1 + .10 * perlin(x * .2, y * .2, 8))), mt, 130, 240)
    eg = protos(lambda: blob('curd', (rnd(1.6, 3.4), rnd(1.0, 1.9), rnd(.6, 1.0)), mt, .75, 1.3, 40, box=2.4), 9); strew(eg, 30, in_disc(8.2), lift=.3, tilt=.45, mind=1.7); wooden_spoon(6, 3.5, .65, 4.0)
    b = P.bowl(4.6, 3.4, M.ceramic('#efe8da')); b.location = (-19.5, 12.2, 0)
    for k, (x, y, a) in enumerate(((-19.5, 6.0, .6), (-23, 8.2, 2.1))): s = lathe('shell', [(0, 0), (1.2, .25), (2.0, 1.1), (2.15, 2.0), (1.95, 2.0), (1.75, 1.1), (1.0, .45), (0, .25)], X.eggshell(), seg=40); place(s, (x, y, .3), (.7, .3, a))
    finish(44, (-.6, .3, 2.5), 62)

def rice_fry():
    start('#6b5240', '#a98a68', '#b02a22', (-22, -6, .35), [(0, 0, 17)]); wok(); ricebed(13.0, 2.9, 2000)
    strew(dice('#e2762a', '#f09040', .58), 60, in_disc(12), lift=.3, tilt=.8, mind=1.3); strew(protos(lambda: blob('pea', (.62, .6, .56), M.simple('#5d9a2e', .3, color2='#84bb48', scale=1, coat=.4), .04, 1, 18), 3), 62, in_disc(12), lift=.25, tilt=.4, mind=1.2); strew(ring(('#f0f2dc', '#cfe0a4')), 34, in_disc(11.5), lift=.3, tilt=.7, mind=1.4)
    wooden_spoon(6.5, 3.5, .65, 4.6); finish(43, (-.4, .3, 2.5), 64)


# Moussaka

def aubslice(r):
    """A baked slice: brown, soft, wrinkled, in its dark rind."""
    f = blob('auflesh', (r, r * .94, .32), M.simple('#c99a4c', .35, .5, .2, .3, color2='#8a5a22', scale=.7, bump=.4, bscale=2, coat=.4, vary=.3), .06, .9, 34, box=2.6); k = np.linspace(0, 2 * PI, 60); t = tube('rind', np.stack([(r + .02) * np.cos(k), (r * .94 + .02) * np.sin(k), .02 + .06 * np.sin(k * 5)], -1), .22, M.simple('#3c1c36', .25, color2='#52284a', scale=1, coat=.5), 10); return join([f, t], 'slice')

def moussaka_bake():
    start('#8a6a48', '#c7a678', '#3f6487', (8, -30.5, .12), []); P.sheetpan(40, 29, 2.0, M.metal('#6d7074', .4)); gridmesh('paper', 37, 26, lambda x, y: .42 + .10 * perlin(x * .1, y * .1, 4), M.simple('#efe6d2', .8), 40, 30)
    sl = protos(lambda: aubslice(rnd(2.9, 3.35)), 6)
    for j in range(4):
        for i in range(5): inst(R.choice(sl), (-14 + i * 7.0 + rnd(-.3, .3), -9.6 + j * 6.45 + rnd(-.25, .25), .8), (rnd(-.05, .05), rnd(-.05, .05), rnd(0, 6.3)), 1)
    finish(46, (0, 0, 1), 70)

def casserole(r=14, h=7, c='#5f8296'):
    mt = M.enamel(c); lathe('casserole', [(0, 0), (r * .93, 0), (r, .6), (r, h), (r + .25, h + .1), (r + .1, h + .35), (r - .4, h + .2), (r - .5, .9), (r * .9, .5), (0, .5)], mt, sub=2)
    for s in (-1, 1): t = np.linspace(-.32, .32, 24); tube('ear', np.stack([s * (r + 2.4 * np.cos(t / .32 * PI / 2) ** .6), r * np.sin(t), h - 1.2 + 0 * t], -1), .7, mt, 12)

def meatsauce(r, z):
    disc('ragu', r, lambda x, y: z + .35 * fbm(x * .5, y * .5, 2, 4), M.sauce('#8a2f14', '#a8451d', '#5e1d0b', .3), 130, 240); strew(protos(lambda: chunk((rnd(.5, .8), rnd(.4, .6), rnd(.35, .5)), M.meat('#7d3a1e', '#55220e'), .35), 6), 420, in_disc(r - .5), lift=.05, tilt=1); strew(dice('#d8462a', '#c03018', .6, 4), 46, in_disc(r - .8), lift=.15, tilt=.8, mind=1.6); strew(dice('#d29a58', '#b97f40', .4, 4), 50, in_disc(r - .8), lift=.1, tilt=.8, mind=1.2)

def moussaka_sauce():
    start('#6b5240', '#a98a68', '#3f6487', (20, -14, .3), [(0, 0, 16)]); casserole(); meatsauce(13.3, 3.6); wooden_spoon(6, 3.5, .7, 4.2); finish(43, (.4, .2, 2.5), 64)

def moussaka_layers():
    start('#8a6a48', '#c7a678', '#3f6487', (8, -30.5, .12), []); P.sheetpan(37, 26, 5.5, M.enamel('#5f8296')); sl = protos(lambda: aubslice(rnd(2.8, 3.2)), 6)
    for j in range(4):
        for i in range(7): inst(R.choice(sl), (-14.0 + i * 4.7 + rnd(-.2, .2), -8.0 + j * 5.2 + rnd(-.2, .2), .9 + .1 * i), (rnd(-.05, .05), -.08, rnd(0, 6.3)), 1)
    w = lambda x, y: 2.0 + .3 * fbm(x * .5, y * .5, 2, 4) - 3 * smooth(.2, 1.6, x - 1.5 - 1.6 * perlin(y * .25, 3, 1))
    gridmesh('ragu', 32.5, 21.5, w, M.sauce('#8a2f14', '#a8451d', '#5e1d0b', .3), 130, 90); f = in_box(16, 20, -8, 0); strew(protos(lambda: chunk((rnd(.5, .8), rnd(.4, .6), rnd(.35, .5)), M.meat('#7d3a1e', '#55220e'), .35), 6), 300, f, lift=.05, tilt=1); strew(dice('#d8462a', '#c03018', .55, 4), 34, f, lift=.15, tilt=.8, mind=1.6)
    wooden_spoon(3.5, -2.5, -.35, 2.6); finish(46, (0, 0, 1), 68)


# Pizza margherita

def doughbase(r, z=.5, rim=.9): return disc('dough', r, lambda x, y: z + rim * np.exp(-((np.hypot(x, y) / r - .9) / .06) ** 2) - .5 * smooth(.965, 1, np.hypot(x, y) / r) + .12 * perlin(x * .5, y * .5, 3), M.simple('#f2e4c4', .6, .4, .2, .3, color2='#e6d2a6', scale=.5, bump=.2, bscale=2), 120, 220)
def floured(n=260, r=19): sprinkle('flour', ball(6, 4), n, in_disc(r), (.07, .2), M.simple('#f0dca4', .9), .02)

def pizza_balls():
    start('#6b5240', '#a98a68', '#b02a22', (8, -30.5, .12), []); P.sheetpan(38, 29, 5.0, M.enamel('#5f8296'))
    for x, y in ((-8.8, 6.4), (8.2, 6.6), (-8.0, -6.4), (8.8, -6.2)): b = blob('ball', (5.4 + rnd(-.2, .2), 5.3, 3.0), M.simple('#f4e7c8', .6, .4, .2, .3, color2='#e9d7ae', scale=.4, bump=.15), .035, .6, 40); place(b, (x, y, 3.2), (0, 0, rnd(0, 6)))
    dish_of(24, 12.0, 4.0, 3.2, M.ceramic('#efe8da'), M.oil('#d8b02a'), .6); finish(48, (1, 0, 2), 64)

def sauced(r, z):
    return disc('sauce', r, lambda x, y: z + .10 * fbm(x * .7, y * .7, 2, 4) - .3 * smooth(.9, 1, np.hypot(x, y) / r * (1 + .05 * perlin(x * .4, y * .4, 6))), M.sauce('#b3261a', '#cf3f22', '#8c1a10', .25), 120, 220)

def pizza_sauce():
    start('#8f7c66', '#c9b79c', '#b02a22', (19, -14, .3), [(0, 0, 14)]); P.bowl(13.0, 7.0, M.ceramic('#4f7f9c')).location = (0, 0, 0); disc('sauce', 11.2, lambda x, y: 4.3 + .3 * fbm(x * .5, y * .5, 2, 4), M.sauce('#b3261a', '#d2452a', '#8c1a10', .25), 130, 240)
    strew(protos(lambda: blob('tomato', (rnd(1.2, 2.0), rnd(.9, 1.3), .7), M.simple('#c8321e', .25, color2='#e05a34', scale=.8, coat=.6), .35, 1.1, 26), 6), 30, in_disc(9.8), lift=.1, tilt=.5, mind=2.2);
    for k, (x, y, a) in enumerate(((-17.5, 10.5, .4), (-20, 6.5, 1.9), (-16.0, 6.0, 3.0))): q = basil(4.6); place(q, (x, y, .4), (0, 0, a))
    dish_of(-19.5, -6.0, 3.4, 2.4, M.ceramic('#efe8da'), M.simple('#fdfaf2', .8)); finish(44, (0, 0, 2), 66)

def pizza_top():
    start('#6b5240', '#a98a68', '#b02a22', (-23, -14, .3), [(0, 0, 17)]); P.board(40, 30, 1.8, M.wood('#b58a58', '#dcb884')); doughbase(12.4, 2.0, 1.0); sauced(10.6, 2.35); mz = protos(lambda: blob('mozzarella', (rnd(1.2, 2.1), rnd(.9, 1.5), .3), M.simple('#fdf9ee', .5, color2='#efe4c8', scale=.9), .55, 1.5, 34, box=2.4), 8)
    for x, y in apart(20, 9.2, 3.2): inst(R.choice(mz), (x, y, 2.85), (0, 0, rnd(0, 6)), 1)
    strew(protos(lambda: basil(4.8), 4), 7, in_disc(7.4), lift=.6, tilt=.15, mind=4.2); floured(160); pb = P.bowl(5.0, 3.4, M.ceramic('#efe8da')); pb.location = (19.5, 10.5, 0); strew(mz, 9, in_disc(3.4, 19.5, 10.5), z=lambda a, b: 2.4 + rnd(0, .6), tilt=.4); strew(protos(lambda: basil(4.4), 4), 5, in_gauss(2.2, 1.6, 19, -6), z=.6, tilt=.3, mind=1.6); finish(46, (1, 0, 2), 68)


# Lasagne

def lasagne_brown():
    start('#8a6a48', '#c7a678', '#b02a22', (20, -14, .3), [(0, 0, 16)]); casserole(14, 7, '#b8492e'); disc('base', 13.3, lambda x, y: 3.2 + .3 * fbm(x * .5, y * .5, 2, 4), M.simple('#6e3a1c', .5, color2='#8f5228', scale=1.2))
    strew(protos(lambda: chunk((rnd(.6, 1.0), rnd(.5, .8), rnd(.4, .6)), M.meat('#8f5430', '#64341a'), .4), 8), 520, in_disc(12.6), lift=.15, tilt=1); strew(dice('#d8702a', '#e88a3c', .38), 110, in_disc(12.3), lift=.3, tilt=.8, mind=.8); strew(dice('#8fae4c', '#a9c46a', .38), 80, in_disc(12.3), lift=.3, tilt=.8, mind=.8); strew(dice('#e3c98c', '#d0ac62', .36), 80, in_disc(12.3), lift=.3, tilt=.8, mind=.8); wooden_spoon(6, 3.5, .7, 4.4); finish(43, (.4, .2, 2.5), 64)

def lasagne_simmer():
    start('#6b5240', '#a98a68', '#b02a22', (20, -14, .3), [(0, 0, 16)]); casserole(14, 7, '#b8492e'); disc('sauce', 13.3, lambda x, y: 4.4 + .3 * fbm(x * .4, y * .4, 2, 4), M.sauce('#b8301a', '#cf4a26', '#8c1c0e', .25), 130, 240); strew(protos(lambda: chunk((rnd(.5, .8), rnd(.4, .6), rnd(.35, .5)), M.meat('#8a4426', '#5e2a14'), .35), 6), 260, in_disc(12.8), lift=-.05, tilt=1); strew(dice('#d8702a', '#e88a3c', .38), 70, in_disc(12.6), lift=.05, tilt=.8, mind=1.0)
    wooden_spoon(6, 3.5, .7, 4.8); finish(43, (.4, .2, 2.5), 64)

def lasagne_layers():
    start('#8a6a48', '#c7a678', '#b02a22', (8, -30.5, .12), []); P.sheetpan(37, 26, 5.5, M.enamel('#e8e2d6')); meat = gridmesh('ragu', 34, 23, lambda x, y: 1.2 + .3 * fbm(x * .5, y * .5, 2, 4), M.sauce('#8a2f14', '#a8451d', '#5e1d0b', .3), 130, 90)
    strew(protos(lambda: chunk((rnd(.5, .8), rnd(.4, .6), rnd(.35, .5)), M.meat('#7d3a1e', '#55220e'), .35), 6), 420, in_box(33, 22), lift=.05, tilt=1); strew(dice('#e2762a', '#f09040', .45), 60, in_box(32, 21), lift=.12, tilt=.8, mind=1.2)
    gridmesh('white', 34, 23, lambda x, y: 1.75 + .12 * fbm(x * .6, y * .6, 5, 3) - 2.6 * smooth(.15, 1.2, .25 + np.abs(perlin(x * .10, y * .14, 9)) * 2.2 - .55), M.simple('#fbf3dc', .3, color2='#f3e6c2', scale=.5, coat=.4), 150, 110)
    pm = M.simple('#efcf84', .5)
    for k, x in enumerate((-10.6, -.2)): o = box('sheet', (9.9, 20.6, .28), pm, .1); place(o, (x, 0, 2.9 + .05 * k), (0, 0, rnd(-.03, .03)))
    o = box('sheet', (9.9, 20.6, .28), pm, .1); place(o, (11.2, .4, 3.5), (.02, .10, -.10)); finish(46, (0, 0, 1), 68)


# Flammkuchen

def raw_oval(z, rx=17.5, ry=10.4): return disc('dough', lambda a: (np.abs(np.cos(a) / rx) ** 2.4 + np.abs(np.sin(a) / ry) ** 2.4) ** (-1 / 2.4) * (1 + .03 * perlin(np.cos(a) * 1.6, np.sin(a) * 1.6, 2)), lambda x, y: z + .06 * perlin(x * .5, y * .5, 3), M.simple('#f4e8cc', .6, .4, .2, .3, color2='#e9d8b2', scale=.4, bump=.2), 90, 260)
def onions(): return protos(lambda: onion_ring(rnd(1.3, 2.3), .14, .26, rnd(3.6, 6.2), M.simple('#f9f2e2', .3, color2='#e4d3ae', scale=1.5, coat=.4)), 7)
def bacon(): return protos(lambda: blob('bacon', (rnd(.9, 1.4), rnd(.30, .42), rnd(.2, .28)), M.simple('#b8483a', .3, color2='#efc2ac', scale=1.0, coat=.3), .18, 1.2, 22, box=4), 7)
def in_oval(kx, ky):
    f = in_disc(1)
    def g(): x, y = f(); return x * kx, y * ky
    return g

def flammkuchen_prepare():
    start('#4a3828', '#7a604a', '#3f6487', (-23, -14, .3), [(0, 0, 10)]); P.board(36, 25, 1.8, M.wood('#b58a58', '#dcb884')).location = (3, -1, .9); strew(onions(), 40, in_gauss(2.6, 2.0, -5.5, 1.0), lift=.12, tilt=.25, mind=.8); strew(bacon(), 60, in_gauss(2.8, 2.2, 7.5, -5.6), lift=.15, tilt=.4, mind=.5)
    b = P.bowl(6.2, 4.4, M.ceramic('#4f7f9c')); b.location = (11.5, 5.0, 1.8); d = disc('cream', 5.4, lambda x, y: 3.6 + .3 * np.sin(np.hypot(x, y) * 1.7 + np.arctan2(y, x)) * smooth(5, 1, np.hypot(x, y)), M.simple('#fdf9ee', .35, color2='#f3ebd8', scale=.6, coat=.3), 90, 180); d.location = (11.5, 5.0, 1.8); sprinkle('pepper', bit(), 46, in_disc(4.4, 11.5, 5.0), (.07, .14), M.simple('#4a3a2c', .7), .25)
    o = blob('whole', (3.3, 3.2, 3.0), M.simple('#c98a3e', .35, color2='#dda85c', scale=.6, coat=.3), .05, .8, 36); o.location = (-18.5, 9.5, 2.8); tube('tip', [(-18.5, 9.5, 5.4), (-18.3, 9.6, 6.6), (-17.9, 9.4, 7.3)], [.9, .45, .2], M.simple('#b87a34', .5), 10); finish(46, (1, 0, 2), 70)

def flammkuchen_roll():
    start('#4a3828', '#7a604a', '#3f6487', (8, -31.5, .12), []); floured(900, 22); raw_oval(.35); r = X.rollingpin(27, 2.7); place(r, (3, 1.5, 3.0), (0, 0, 1.25))
    for x, y in ((19.5, 10.5), (22.5, 4.5)): b = blob('ball', (3.4, 3.3, 2.3), M.simple('#f4e8cc', .6, color2='#e9d8b2', scale=.4), .04, .7, 32); b.location = (x, y, 2.0)
    finish(48, (1, 0, 1), 68)

def flammkuchen_top():
    start('#4a3828', '#7a604a', '#3f6487', (-24, -15, .3), [(0, 0, 17)]); P.board(44, 27, 1.8, M.wood('#a9764a', '#d3a674')); raw_oval(2.0); floured(200, 20)
    disc('cream', lambda a: (np.abs(np.cos(a) / 16.0) ** 2.4 + np.abs(np.sin(a) / 9.0) ** 2.4) ** (-1 / 2.4) * (1 + .05 * perlin(np.cos(a) * 2.6, np.sin(a) * 2.6, 5)), lambda x, y: 2.22 + .10 * fbm(x * .6, y * .6, 2, 3), M.simple('#fdf9ee', .35, color2='#f3ebd8', scale=.6, coat=.3), 90, 260); strew(onions(), 40, in_oval(14.6, 7.8), lift=.15, tilt=.2, mind=1.7); strew(bacon(), 56, in_oval(14.8, 8.0), lift=.2, tilt=.3, mind=1.4); finish(48, (0, 0, 2), 66)


# Guacamole

def guac_board():
    start('#8f7c66', '#c9b79c', '#b02a22', (-23, -15, .3), [(0, 0, 10)]); P.board(36, 25, 1.8, M.wood('#a9764a', '#d3a674')).location = (2, -1, .9)
    red = M.simple('#f0d8e4', .3, color2='#b0609a', scale=1.4, coat=.4); strew(protos(lambda: blob('od', (rnd(.4, .62), rnd(.32, .5), .26), red, .1, 1.2, 14, box=5), 6), 110, in_gauss(2.2, 1.7, -8, 4.6), lift=.1, tilt=.6); strew(protos(lambda: blob('ja', (rnd(.4, .6), rnd(.3, .45), .26), M.simple('#5d9a2e', .3, color2='#a8cc6a', scale=1, coat=.4), .1, 1.2, 14, box=5), 6), 70, in_gauss(1.5, 1.3, 2.2, 6), lift=.1, tilt=.6); strew(protos(lambda: coriander(rnd(1.5, 2.1)), 6), 44, in_gauss(2.4, 1.9, 11.5, 4.6), lift=.25, tilt=.5); strew(dice('#cf3420', '#e0603a', .62, 4), 60, in_gauss(2.2, 1.7, -7.5, -6.2), lift=.12, tilt=.6, mind=.5); knife(8.5, -7, .12); finish(46, (1, 0, 2), 72)

def avocado(r, stone):
    """Half an avocado, face up; `stone`: it is in this half, else its hollow is."""
    R_ = lambda a, k=1.0: k * r * (1 + .42 * np.clip(np.cos(a), 0, 1) ** 2) * (1 - .06 * np.abs(np.sin(a))); z = r * .8; out = [blob('skin', (r * 1.22, r * 1.0, r * .4), M.simple('#2c3d22', .5), .03, 2, 30)]; out[0].location = (r * .2, 0, r * .38)
    for k, h, c in ((1.0, 0, '#7d9c34'), (.93, .05, '#b9cc5e'), (.82, .10, '#e4e59a')): d = disc('face', lambda a, k=k: R_(a, k), lambda x, y, h=h: z + h + 0 * x, M.simple(c, .4), 20, 120); out.append(d)
    if stone: o = blob('stone', (1.75, 1.65, 1.2), M.simple('#7a4a26', .35, color2='#8f5a2e', scale=.5, coat=.4), .04, .9, 28); o.location = (-.4, 0, z + .4)
    else: o = disc('hollow', 1.75, lambda x, y: z + .13 + 0 * x, M.simple('#b9b860', .4), 20, 90); o.location.x = -.4; i = disc('hollow2', 1.25, lambda x, y: z + .16 + 0 * x, M.simple('#d3d284', .4), 20, 90); i.location.x = -.55; out.append(i)
    out.append(o); e = bpy.data.objects.new('avocado', None); link(e)
    for o in out: o.parent = e
    return e

def guac_open():
    start('#8f7c66', '#c9b79c', '#b02a22', (-25, -18, .3), [(0, 0, 10)]); P.board(38, 26, 1.8, M.wood('#a9764a', '#d3a674'))
    for k, (x, y, a) in enumerate(((-12.0, 5.6, .3), (-11.2, -5.6, 2.4), (.2, 6.0, 1.2), (1.0, -5.4, -.5))): place(avocado(4.0, k % 3 == 0), (x, y, 1.7), (0, 0, a))
    for x, y, a in ((12.2, 5.4, .4), (14.2, .6, 1.7), (11.4, -4.6, 2.8)): w = A.citrus_wedge('lime', 3.8, 2.6); place(w, (x, y, 2.6), (.5, 0, a))
    finish(46, (1, 0, 2), 66)

def guac_mash():
    start('#8f7c66', '#c9b79c', '#b02a22', (20, -15, .3), [(0, 0, 12)]); A.molcajete(13.0, 8.0); disc('guac', 11.0, lambda x, y: 6.2 + .8 * np.clip(1 - (np.hypot(x, y) / 10.6) ** 2.2, 0, 1) + .5 * fbm(x * .4, y * .4, 2, 4), M.simple('#98a648', .4, .5, .2, .3, color2='#b9bf6c', scale=.6, bump=.4, bscale=2, coat=.3), 140, 240)
    strew(protos(lambda: blob('av', (rnd(1.0, 1.6), rnd(.8, 1.2), rnd(.6, .85)), M.simple('#aab558', .3, color2='#d3d48c', scale=.8, coat=.4), .22, 1.3, 24, box=3), 6), 34, in_disc(9.6), lift=.05, tilt=.4, mind=1.9); strew(dice('#cf3420', '#e0603a', .5, 4), 44, in_disc(9.6), lift=.2, tilt=.6, mind=1.3); strew(protos(lambda: coriander(1.3), 5), 16, in_disc(9), lift=.35, tilt=.4, mind=1.8); w = A.citrus_wedge('lime', 3.2, 2.3); place(w, (-19.5, 9.0, .3), (.5, 0, .6)); w = A.citrus_wedge('lime', 3.2, 2.3); place(w, (-21, 4.0, .3), (.4, 0, 2.0)); finish(43, (0, 0, 3), 62)


scenes = {
    'kung-pao-chicken-step-1': kung_pao_marinate, 'kung-pao-chicken-step-3': kung_pao_cut, 'kung-pao-chicken-step-6': kung_pao_glaze,
    'egg-fried-rice-step-2': rice_cool, 'egg-fried-rice-step-4': rice_eggs, 'egg-fried-rice-step-6': rice_fry,
    'moussaka-step-1': moussaka_bake, 'moussaka-step-3': moussaka_sauce, 'moussaka-step-5': moussaka_layers,
    'pizza-margherita-step-2': pizza_balls, 'pizza-margherita-step-4': pizza_sauce, 'pizza-margherita-step-5': pizza_top,
    'lasagne-step-1': lasagne_brown, 'lasagne-step-2': lasagne_simmer, 'lasagne-step-4': lasagne_layers,
    'flammkuchen-step-2': flammkuchen_prepare, 'flammkuchen-step-3': flammkuchen_roll, 'flammkuchen-step-4': flammkuchen_top,
    'guacamole-step-1': guac_board, 'guacamole-step-2': guac_open, 'guacamole-step-3': guac_mash}

from dishes import steps_baking, steps_frying
scenes.update(steps_baking.scenes, **steps_frying.scenes)
