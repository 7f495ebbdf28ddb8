"""One still life per ingredient page: the ingredient itself, uncooked, on a calm ground, light from the left.
build(key) makes the scene; render-ingredients.py renders several in one Blender process."""
from kit import *
from kit import extra_b as X
from kit.extra_a import rest
M = mats; P = props

def ground(kind='pale'):
    stage.table({'pale': lambda: M.plaster('#d9d2c4', '#cbc2b2'), 'blue': lambda: M.plaster('#8f9fb3', '#7f90a6'), 'slate': lambda: M.slate('#4a5056', '#626a70', .6),
                 'oak': lambda: M.wood('#8d6a44', '#c09a6a', planks=15.0), 'dark': lambda: M.wood('#4d3826', '#7d5f42', planks=15.0)}[kind]())
def look(width=30, el=46, z=2, power=1.15, exposure=.2, x=0, y=0):
    stage.light('window', target=(0, 0, z), power=power, exposure=exposure); stage.camera('three', (x, y, z), width, el=el, f=7, focus=(x, y - 1, z))
def lay(o, x, y, rot=(0, 0, 0), scale=1, z=0): place(o, (x, y, 5 + z), rot, scale); return rest(o, z)
def round_(r, h, mat, dimple=.12, base=.05, stem=True, ribs=0, depth=0.0, seg=80):
    """Tomato, apple, onion: a turned fruit with a dimple on top."""
    t = np.linspace(0, PI, 40); pr = [(r * math.sin(q) ** .82, h / 2 * (1 - math.cos(q)) - (dimple * h * math.exp(-((PI - q) / .42) ** 2) if q > 1.5 else -base * h * math.exp(-(q / .35) ** 2))) for q in t]
    fn = (lambda R_, z, a: (R_ * (1 - depth * np.abs(np.sin(a * ribs / 2)) ** 6 * 0 + depth * np.cos(a * ribs) * np.clip(z / h, .1, 1)), z)) if ribs else None
    o = lathe('round', pr, mat, seg=seg, wob=.05, fn=fn)
    return o if not stem else join([o, tube('stem', [(0, 0, h * .84), (.05 * r, 0, h * .98), (.2 * r, .05, h * 1.12)], [.07 * r, .055 * r, .08 * r], M.simple('#5f5a2c', .8, color2='#7b6a38', bump=.4), 10)], 'fruit')
def heap(protos_, n, r, z, h, cx=0, cy=0, under=None):
    """Small pieces lying on a dome, without physics."""
    dome = lambda x, y: z + h * np.maximum(0, 1 - (np.hypot(x, y) / (r * 1.04)) ** 2)
    if under: d = disc('under', r, dome, under, 30, 60); d.location = (cx, cy, -.18)
    for i in range(n):
        a = i * 2.39996 + rnd(-.2, .2); q = r * math.sqrt((i + .5) / n); x, y = q * math.cos(a), q * math.sin(a); inst(R.choice(protos_), (cx + x, cy + y, float(dome(x, y)) + rnd(.05, .35)), (rnd(0, 6.3), rnd(0, 6.3), rnd(0, 6.3)), rnd(.88, 1.1))
def bowlful(mat_bowl='#e9e2d4', r=8.6, h=5.2, at=(0, 1)):
    b = P.bowl(r, h, M.ceramic(mat_bowl)); b.location = (at[0], at[1], 0); return r * .9, h * .72
def spread(protos_, n, s, cx, cy, lift=.4, mind=1.0): strew(protos_, n, in_gauss(s, s * .7, cx, cy), lift=lift, tilt=3, mind=mind)
def long_(L, pts, mat, seg=60, wob=.03):
    """Turned along x: aubergine, avocado, chicken leg."""
    o = lathe('long', pts, mat, seg=seg, curve=60, wob=wob); o.data.transform(Matrix.Rotation(PI / 2, 4, 'Y')); return o
def grains(n, r, z, h, size, mat, mat2, cx=0, cy=1):
    for mt in (mat, mat2):
        pl = []
        for _ in range(n // 2): a, q = rnd(0, 2 * PI), math.sqrt(R.random()) * r; x, y = q * math.cos(a), q * math.sin(a); pl.append(((cx + x, cy + y, z + h * max(0, 1 - (q / (r * 1.04)) ** 2) + rnd(-.05, .12)), (rnd(-.6, .6), rnd(-.6, .6), rnd(0, 6.3)), tuple(k * rnd(.85, 1.12) for k in size)))
        many('grains', ball(9, 7), pl, mt)
def spill(n, size, mat, cx, cy, s):
    pl = []
    for _ in range(n): pl.append(((cx + R.gauss(0, s), cy + R.gauss(0, s * .6), size[2]), (0, 0, rnd(0, 6.3)), size))
    many('spill', ball(9, 7), pl, mat)

def butter():
    ground('blue'); P.board(26, 17, 1.6, M.oak()); mt = M.simple('#f3dc8e', .4, .4, .3, .4, color2='#f7e6a8', scale=.7, bump=.15, bscale=2); b = box('butter', (13, 7, 5), mt, .35, 4); lay(b, -2, 1.4, (0, 0, .12), 1, 1.6)
    for i, (x, y, r) in enumerate(((7.2, .2, .2), (8.6, -2.6, .7))): s = box('slice', (.9, 6.6, 4.7), mt, .2, 3); lay(s, x, y, (0, 1.35 - .1 * i, r), 1, 1.6)
    k = P.knife(M.steel()); place(k, (-9, -6.2, 2.1), (0, 0, .1)); look(31)
def feta():
    ground('slate'); P.roundboard(14, 1.6, M.oak()); mt = M.cheese('#f8f5ec', '#ece6d8', .8); b = blob('feta', (6.2, 4.2, 2.8), mt, .05, 2.0, 60, box=10, oct=5); lay(b, -2.4, 2.2, (0, 0, .25), 1, 1.6)
    for x, y in ((6.2, 1), (7.4, -2.2), (4.4, -3.4), (2.0, -5.6), (-2.6, -5.4), (8.6, 3.8)): lay(cube(rnd(1.7, 2.4), mt, .1), x, y, (0, 0, rnd(0, 3)), 1, 1.6)
    crumbs(120, in_gauss(4.5, 2.2, 3, -3.2), (.08, .3)); s = sprig(basil, 6, .9); place(s, (-9.4, -2.6, 1.8)); look(30)
def mozzarella():
    ground('blue'); P.coupe(13, 3, M.ceramic('#e3e6ea')); mt = M.simple('#fbf8f0', .18, .5, .4, .6, color2='#f2ede0', scale=.5, coat=.7, coatr=.08)
    for x, y, r in ((-3.4, 2.2, 4.1), (4.4, 2.8, 3.8), (.6, -3.9, 3.9)): lay(blob('moz', (r, r, r * .82), mt, .06, .8, 40), x, y, (0, 0, rnd(0, 6)), 1, .8)
    for x, y, a in ((-7.6, -3.6, .4), (-6.0, -5.4, 1.4), (7.4, -2.2, 2.6), (6.2, -4.4, 3.6)): place(basil(rnd(4, 5)), (x, y, 1.7), (.1, -.2, a))
    look(31)
def parmesan():
    ground('dark'); P.board(28, 19, 1.8, M.walnut()); mt = M.simple('#ecd491', .55, .3, .25, .25, color2='#f6e7b8', scale=1.4, bump=.7, bscale=5); n = 26
    w = slab('wedge', [(-8, -3.6)] + [(6.6 + 1.6 * math.cos(t), 5.4 * math.sin(t)) for t in np.linspace(-1.1, 1.1, n)] + [(-8, -2.6)], 6.2, mt, .3, 3, [mt, M.simple('#b98a3c', .5, color2='#d3a552', scale=1.2)]); lay(w, -1, 2.4, (0, 0, .3), 1, 1.8)
    for x, y, s in ((7, -4.6, 1.5), (9.4, -2.4, 1.1), (4.0, -6.2, 1.2), (-7.6, -5.6, 1.7)): lay(blob('chip', (s * 1.3, s, s * .8), mt, .3, 1.3, 34, box=5, oct=5), x, y, (0, 0, rnd(0, 6)), 1, 1.8)
    crumbs(120, in_gauss(5, 1.6, 1, -5.6), (.06, .22), M.parmesan()); look(31)
def low_fat_quark():
    ground('blue'); r, z = bowlful('#dfe5ee', 9.4, 5.4, (0, 0)); mt = M.cream('#fbf8f1'); a0 = .4
    def top(x, y): d = np.hypot(x, y) / r; a = np.arctan2(y, x); return z + 1.5 * (1 - d ** 2) + .5 * np.cos(a * 1 - d * 9) * (1 - d) + .25 * fbm(x * .5, y * .5, 2, 4)
    disc('quark', r, top, mt, 110, 220); look(31)
def whole_milk():
    ground('blue'); mt = M.simple('#fbfaf5', .12, .5, .3, .6, coat=.6)
    for k, x, y, l in (('jar', -4.6, 2.4, 9.6), ('highball', 4.4, -.6, 11.6)): g = glassware = P.glassware(k); d, _ = P.fill(k, l, mt); g.location = d.location = (x, y, 0)
    look(30, 24, 6, x=0)
def avocado():
    ground('pale'); mt = M.simple('#26381d', .5, color2='#42592c', scale=1.5, bump=1.0, bscale=3.5, coat=.3); pr = [(0, -6.2), (1.6, -6.0), (2.6, -4.2), (3.3, -1.6), (4.2, 1.2), (4.3, 3.2), (3.2, 5.2), (1.6, 5.9), (0, 6)]
    for x, y, a in ((-5.4, 5.2, .5), (5.6, 6.4, 2.4)): lay(long_(12, pr, mt), x, y, (0, 0, a))
    for x, y, a in ((-4.4, -3.8, .5), (5.4, -3.0, 2.5)): lay(X.avohalf(3.5), x, y, (0, 0, a))
    look(31)
def citrus(kind, g):
    ground(g)
    for x, y, a in ((-6.2, 3.2, .4), (1.4, 5.8, 1.9), (7.6, 2.6, 2.8)): lay(X.citruswhole(kind, 3.5 if kind == 'lemon' else 3.1), x, y, (rnd(-.3, .3), 0, a))
    for x, y in ((-2.4, -4.2), (5.0, -4.6)): place(X.citrushalf(kind, 3.4 if kind == 'lemon' else 3.0, .9), (x, y, .1), (.22, rnd(-.1, .1), rnd(0, 6)))
    for x, y, a in ((-9.0, -2.0, .6), (-8.4, -4.4, -.4), (10.4, -2.2, 2.4)): place(leaf(6, 2.6, .3, .2, mat=M.leafmat('#3f6f2c', '#5a8a3e')), (x, y, .4), (0, 0, a))
    look(30)
def apple():
    ground('blue')
    def one(a, b): g = M.M('apple', a, .22, .5, .1, (.4, .2, .1), coat=.5, coatr=.1); n = g.noise(1, 5, .6, vec=g.co((2.2, 2.2, .18))); g.col(g.mix(g.band(g.math('ADD', n, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(.16, 2), .5), 1.2)), .35, .65), a, b)); return round_(4.2, 7.2, g.m, .22, .08)
    for x, y, a, b, t in ((-6, 2.8, '#b8201c', '#e0b23c', .1), (3.2, 4.4, '#c22a20', '#d9a838', -.15), (-.4, -4.4, '#b31d1c', '#e3bf4a', .12), (9.6, -1.2, '#c4301e', '#dcb440', .9)): lay(one(a, b), x, y, (t, t / 2, rnd(0, 6)))
    place(leaf(6.4, 3.2, .3, .25, mat=M.leafmat('#3f6f2c', '#5a8a3e')), (-10.4, -4.4, .3), (0, 0, .5)); look(32)
def strawberry():
    ground('pale'); st = protos(lambda: strawberry_(rnd(1.7, 2.1)), 5); b = P.bowl(8, 4.6, M.ceramic('#8fa3bd')); b.location = (-1, 3, 0)
    for i in range(16): a = i * 2.4; q = 6.0 * math.sqrt((i + .5) / 16); o = inst(R.choice(st), (-1 + q * math.cos(a), 3 + q * math.sin(a), 5.2 + 2.2 * (1 - (q / 6.4) ** 2)), (rnd(1.2, 2.4), 0, rnd(0, 6.3)))
    for x, y in ((-8, -5.4), (-3.4, -6.4), (3, -6), (8.6, -4.2), (10.4, 1.2)): o = inst(R.choice(st), (x, y, 3), (rnd(1.6, 2.0), 0, rnd(0, 6.3))); rest(o)
    look(31)
def strawberry_(r): return food.strawberry(r)
def blueberry():
    ground('pale'); bl = protos(lambda: food.blueberry(rnd(.95, 1.15)), 6); b = P.bowl(7.6, 4.4, M.ceramic('#f0ece2')); b.location = (-1, 2.6, 0); heap(bl, 70, 6.4, 3.6, 2.0, -1, 2.6, M.simple('#1c2145')); heap(bl, 40, 4.6, 4.4, 2.2, -1, 2.6)
    spread(bl, 16, 4.2, 3, -6, .9, 2.0); place(food.mint(4), (6.2, -2.6, .4), (0, 0, .6)); place(food.mint(3.4), (8.6, -4.2, .4), (0, 0, 2.2)); look(27)
def salmon_fillet():
    ground('slate'); pp = gridmesh('paper', 27, 20, lambda x, y: .15 + .12 * np.abs(fbm(x * .12, y * .12, 3, 3)), M.paper('#e6ddca'), 90, 70)
    for x, y, a in ((-2.6, 3.4, .12), (.6, -4.2, .06)): f = X.salmonfillet(18, 7.0, 2.8); place(f, (x, y, .4), (0, 0, a))
    place(X.citrushalf('lemon', 2.6, .8), (11.2, 3.8, .3), (.1, .1, 0)); dl = protos(lambda: X.dillfrond(rnd(5, 6)), 3)
    for x, y, a in ((-12.4, -.8, .3), (9.2, -7.4, 2.8)): inst(R.choice(dl), (x, y, .6), (0, .05, a), 1.1)
    look(32)
def chicken_thigh():
    ground('slate'); P.board(29, 19, 1.8, M.oak()); sk = M.simple('#ecc4a2', .3, .5, .35, .5, color2='#f2d6bc', scale=.8, bump=.7, bscale=3.2, coat=.5, coatr=.12); bone = M.simple('#f2ead8', .4, .4, .2, .3)
    pr = [(0, -6.6), (2.6, -6.3), (3.9, -4.6), (4.2, -2.2), (3.5, .8), (2.4, 3.2), (1.5, 5.0), (1.15, 6.4), (0, 6.6)]
    for x, y, a, s in ((-5.2, 3.4, .35, 1), (4.4, 2.8, 2.6, .95), (-.6, -4.6, .1, .95)):
        o = long_(13, pr, sk, wob=.14); e = blob('bone', (.9, 1.1, 1.0), bone, .12, 1.5, 20); e.location = (7.0, 0, 0); o = join([o, e], 'leg'); lay(o, x, y, (rnd(0, 1), 0, a), s, 1.8)
    th = protos(lambda: food.thyme(6), 3)
    for x, y, a in ((-12, -4.6, .3), (9.2, -5.2, 2.7), (11.6, 4.4, 1.6)): inst(R.choice(th), (x, y, 2.1), (0, 0, a), 1.1)
    look(32)
def dark_chocolate():
    ground('pale'); mt = M.chocolate('#2e1710', .3)
    for i in range(5):
        for j in range(3): place(box('sq', (3.5, 2.9, 1.1), mt, .28, 3), (-9 + i * 3.62, 4.4 - j * 3.02, .9), (0, 0, 0))
    place(box('plate', (18, 9, .7), mt, .15, 2), (-1.8, 1.4, .38))
    for x, y, a, w in ((9.6, -1.0, .6, 3.5), (4.8, -6.2, 1.2, 3.5), (-6.8, -6.0, -.4, 3.5), (10.6, -5.6, 2.2, 2.6)): lay(box('piece', (w, 2.9, 1.4), mt, .28, 3), x, y, (0, 0, a))
    cu = protos(lambda: X.choccurl(rnd(1.6, 2.6)), 5); strew(cu, 16, in_gauss(5.5, 1.2, 1, -6.2), lift=.3, tilt=.5, mind=1.1); look(30)
def olive_oil():
    ground('pale'); gl = M.glass('#fdfef6'); b = lathe('bottle', [(0, 0), (3.4, 0), (3.7, .5), (3.7, 10), (3.4, 11.6), (1.5, 13.4), (1.2, 14.2), (1.2, 17.6), (1.45, 17.8), (1.45, 18.4), (.9, 18.4)], M.simple('#a8a42a', .06, .5, .15, 1.2, color2='#bcae30', scale=.2, coat=1, coatr=.02), seg=80); b.location = (-6, 4, 0); c = lathe('cork', [(0, 18), (1.0, 18), (1.1, 20), (0, 20.1)], M.simple('#c09a68', .8, color2='#a37c4e', scale=4, bump=.6)); c.location = (-6, 4, 0)
    p = P.bowl(5, 3.0, M.ceramic('#f2eee4')); p.location = (4.6, -1.6, 0); d = disc('oil', 4.45, lambda x, y: 2.15 + 0 * x, M.oil('#c4a81c')); d.location = (4.6, -1.6, 0)
    ol = protos(lambda: food.olive(1.5, 1.05, M.simple('#6f7a2a', .3, color2='#525f1e', scale=.8, coat=.6)), 4)
    for x, y in ((-3.4, -5.2), (-.8, -6.8), (-5.8, -6.6), (11, 2.2), (12, -.6)): o = inst(R.choice(ol), (x, y, 3), (0, 0, rnd(0, 6))); rest(o)
    for x, y, a in ((-9, -3.4, .2), (-8.6, -5.6, -.3), (9.4, 5.4, 2.8)): place(leaf(5.6, 1.3, .3, .15, mat=M.leafmat('#5f6f4a', '#7f8f62', rough=.5)), (x, y, .5), (0, 0, a))
    look(38, 30, 8.4)
def chickpea():
    ground('blue'); ck = protos(lambda: food.chickpea(.72), 6); r, z = bowlful('#efe9dc', 7.8, 4.4, (-1, 2)); heap(ck, 130, r, z, 1.6, -1, 2, M.simple('#b98c4c')); heap(ck, 60, r * .7, z + .7, 1.2, -1, 2); spread(ck, 26, 4.6, 3, -6.4, .6, 1.3); look(26)
def red_lentil():
    ground('pale'); r, z = bowlful('#8c9bb0', 7.8, 4.4, (-1, 2)); a, b = M.simple('#dd6f33', .5, .4, .1, .2), M.simple('#e98a4a', .5, .4, .1, .2); disc('u', r, lambda x, y: z - .1 + 1.6 * (1 - (np.hypot(x, y) / r) ** 2), M.simple('#c75f2a', .6)).location = (-1, 2, 0)
    grains(2600, r, z, 1.7, (.36, .36, .15), a, b, -1, 2); spill(150, (.36, .36, .15), a, 3.5, -6.4, 3.4); spill(90, (.36, .36, .15), b, 3.0, -6.8, 3); look(25)
def kidney_bean():
    ground('oak'); kb = protos(lambda: X.kidneybean(), 7)
    for o in kb: o.data.transform(Matrix.Scale(1.35, 4))
    r, z = bowlful('#e9e2d4', 7.8, 4.4, (-1, 2)); heap(kb, 110, r, z, 1.6, -1, 2, M.simple('#3f0f12')); heap(kb, 60, r * .75, z + .7, 1.1, -1, 2); spread(kb, 24, 4.4, 3.2, -6.4, .6, 1.5); look(26)
def tofu():
    ground('slate'); P.board(27, 18, 1.6, M.oak()); mt = M.simple('#f4ecd8', .3, .5, .4, .4, color2='#ece0c4', scale=1.0, bump=.12, bscale=3, coat=.4, coatr=.15); lay(blob('tofu', (6.2, 4.0, 3.0), mt, .02, 1.2, 50, box=12), -3.6, 2.4, (0, 0, .16), 1, 1.6)
    for x, y, a in ((5.4, 3.6, .2), (8.4, 1.2, .7), (4.8, -.6, 1.1), (1.6, -4.6, .4), (5.8, -4.8, .1), (-3.0, -5.2, .6)): lay(blob('cube', (1.5, 1.5, 1.4), mt, .03, 1.2, 30, box=9), x, y, (0, 0, a), 1, 1.6)
    so = protos(lambda: X.springonion(.5), 4); strew(so, 14, in_gauss(2.4, 1.0, -8, -5.8), lift=.2, tilt=.5, mind=1.0); look(30)
def flour(c1, c2, wood, bowlc):
    ground(wood); b = P.bowl(9, 5.6, M.ceramic(bowlc)); b.location = (-1.5, 2.4, 0); d = X.powder(8.2, 3.9, 3.0, X.powdermat(c1, c2)); d.location = (-1.5, 2.4, 0)
    s = disc('spill', lambda a: 5.4 * (1 + .25 * perlin(np.cos(a) * 1.5, np.sin(a) * 1.5, 3)), lambda x, y: .9 * np.clip(1 - np.hypot(x, y) / 5.6, 0, 1) ** 1.4 + .08 * fbm(x * 1.4, y * 1.4, 2, 4), X.powdermat(c1, c2)); s.location = (7.2, -6.0, .02)
    for x, y, a in ((-13.4, -6.0, .10), (-14.0, -7.4, -.02), (-12.2, -8.6, .06)): place(X.wheat(19), (x, y, .1), (0, 0, a))
    look(34)
def risotto_rice():
    ground('blue'); r, z = bowlful('#b9a98e', 7.8, 4.4, (-1, 2)); a, b = M.simple('#f6efdd', .4, .4, .15, .3), M.simple('#ece2c8', .4, .4, .15, .3); disc('u', r, lambda x, y: z - .1 + 1.6 * (1 - (np.hypot(x, y) / r) ** 2), M.simple('#e2d6b8', .6)).location = (-1, 2, 0)
    grains(2600, r, z, 1.7, (.42, .22, .2), a, b, -1, 2); spill(150, (.42, .22, .2), a, 3.5, -6.4, 3.4); spill(90, (.42, .22, .2), b, 3.0, -6.8, 3); look(25)
def spaghetti():
    ground('slate'); ps = []
    for i in range(150): a = rnd(-.035, .035); y = R.gauss(0, 1.25); z = .3 + abs(R.gauss(0, 1)) * max(0, 1.5 - abs(y) * .55); t = np.linspace(-1, 1, 9); ps.append(np.stack([14.5 * t + rnd(-.8, .8), y * (1 + .75 * np.abs(t) ** 1.5) + a * 14 * t, z * (1 - .25 * np.abs(t)) + 0 * t], -1))
    o = tubes('spa', ps, .15, M.simple('#ecc766', .4, .4, .15, .3, vary=.2, color2='#f2d684')); place(o, (0, 1.6, .1), (0, 0, .35)); tb = X.wrapring((1.9, 1.9), (0, 1.6, 1.15), (0, 0, .35), 4, .16)
    ct = protos(cherry_tomato, 3); strew(ct, 4, in_gauss(1.6, 1.2, 8.6, -6.4), z=1.4, mind=2.9, tilt=3); s = sprig(basil, 6, .9); place(s, (-9.5, -5.6, .4)); look(33)
def hokkaido_pumpkin():
    ground('oak'); pm = X.pumpmat
    for r, h, x, y, a in ((7.6, 8.6, -4.6, 3.4, .4), (6.0, 6.8, 7.4, -1.2, 1.4)): place(X.pumpkin(r, h, 10, .05, pm('#c8480f', '#dc6a1c', '#ad3c08', None, .3), .05, .84, 2.6, .8, .30), (x, y, 0), (0, 0, a))
    sd = protos(lambda: food.seed_(1.1, .62, .2, M.simple('#efe2c0', .5, color2='#e2cfa0', vary=.2)), 5); strew(sd, 16, in_gauss(3.4, 1.0, -5, -8), lift=.2, tilt=.4, mind=1.3); look(36, 36, 3)
def potato():
    ground('oak'); b = P.napkin(22, 15, M.linen('#9aa9bd'), dirn=.3, at=(6, -4, .2))
    for x, y, r in ((-6.4, 3.4, 3.3), (.8, 4.6, 3.6), (7.6, 3.2, 3.2), (-2.8, -2.4, 3.2), (4.4, -2.6, 3.4), (-9.4, -3.0, 2.6), (10.6, -2.8, 2.5)): lay(X.potato(r, '#cfa35a', '#b98a42'), x, y, (rnd(0, 2), rnd(0, 2), rnd(0, 6)))
    look(33)
def onion():
    ground('slate')
    def whole(r):
        pr = [(0, -r * 1.02), (r * .16, -r * .98), (r * .62, -r * .8), (r, -.1 * r), (r * .86, r * .5), (r * .42, r * .9), (r * .18, r * 1.2), (r * .14, r * 1.6), (0, r * 1.7)]
        return long_(2 * r, pr, X.onionskin(), wob=.05)
    for x, y, r, a in ((-6.0, 4.2, 4.2, 2.6), (4.4, 4.8, 4.0, .5), (8.8, -2.6, 3.4, 1.3)): lay(whole(r), x, y, (rnd(0, 2), -.25, a))
    place(X.onionhalf(3.9), (-2.2, -4.0, .1), (.12, 0, .5)); look(31)
def garlic():
    ground('blue'); mt = M.simple('#f2ead9', .5, .3, .2, .3, color2='#e3d2c6', scale=.8, bump=.3, bscale=2)
    def bulb(r):
        t = np.linspace(0, PI, 40); pr = [(r * math.sin(q) ** .8 * (1 if q < 2.2 else 1), r * .8 * (1 - math.cos(q)) * (.8 if q < 2 else .8 + .35 * ((q - 2) / 1.14) ** 2)) for q in t]; b = lathe('bulb', pr, mt, seg=110, fn=lambda R_, z, a: (R_ * (.9 + .13 * np.abs(np.cos(a * 4.5)) ** .6), z)); s = tube('neck', [(0, 0, 1.35 * r), (.05, 0, 2.2 * r), (.3, .1, 3.1 * r)], [.42 * r, .2 * r, .16 * r], mt, 14); return join([b, s], 'bulb')
    for x, y, r, t in ((-4.8, 3.2, 3.5, .15), (5.2, 3.6, 3.2, -.2)): lay(bulb(r), x, y, (t, t, rnd(0, 6)))
    for x, y, a in ((-2.6, -3.6, .3), (1.4, -4.8, 1.7), (5.0, -3.0, 2.6), (-6.4, -4.8, 4), (8.2, -5.0, .9)): o = garlic_clove(); lay(o, x, y, (0, 0, a), 1.35)
    look(26, 42)
def carrot():
    ground('blue')
    for x, y, a, L in ((-7, 5.2, .02, 19), (-7.6, 2.0, -.06, 20), (-7.0, -1.2, .04, 19), (-6.4, -4.4, -.02, 17)): lay(X.carrot(L, 1.9), x, y, (rnd(-.3, .3), 0, a))
    look(36, y=.4)
def beetroot():
    ground('pale'); mt = M.simple('#5d1230', .45, .4, .1, .2, color2='#7a2244', scale=1.2, bump=.5, bscale=3); st = M.simple('#9c1f4a', .3, color2='#b53a5e'); lf = M.leafmat('#35602c', '#4f7f3c', vein='#a83a5a')
    def beet(r):
        pr = [(0, -r * 2.2), (.1 * r, -r * 1.7), (.28 * r, -r * 1.15), (.75 * r, -r * .75), (r, 0), (.8 * r, r * .62), (.3 * r, r * .86), (0, r * .9)]; out = [lathe('b', pr, mt, seg=70, curve=50, wob=.07)]
        for i in range(5): a = i * 1.26; L = rnd(4, 6); p = np.linspace(0, 1, 8)[:, None]; v = np.array([.4 * math.cos(a), .4 * math.sin(a), 1]); out.append(tube('s', p * L * v + [0, 0, r * .8], np.linspace(.3, .2, 8), st, 8)); l = leaf(6.5, 3.6, .3, .3, cup=.2, pucker=.12, mat=lf); l.matrix_world = Matrix.Translation(tuple(L * v + np.array([0, 0, r * .7]))) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(-1.1, 4, 'Y'); out.append(l)
        o = join(out, 'beet'); o.data.transform(Matrix.Rotation(-PI / 2, 4, 'Y')); return o
    for x, y, a, r in ((2.4, 4.6, .25, 3.7), (3.2, -3.6, -.2, 3.5)): lay(beet(r), x, y, (0, 0, a))
    cut = M.simple('#8a1240', .25, .5, .3, .4, color2='#6a0d30', scale=.6, coat=.6)
    h = blob('half', (3.3, 3.3, 1.9), mt, .04, 1, 40); d = disc('face', 3.15, lambda x, y: 0 * x, cut); h.location = (9.8, -6.2, 0); d.location = (9.8, -6.2, 1.86)
    for v in h.data.vertices: v.co.z = min(v.co.z, 1.8)
    look(35, x=1)
def white_cabbage():
    ground('blue'); lf = M.leafmat('#b9cf92', '#d3e2b0', vein='#eef3dc', rough=.45); inn = M.leafmat('#dfe9c4', '#cddfa8', vein='#f4f7e6', rough=.45)
    def shell(r, a, el, w, mt):
        nu, nv = 40, 40; u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing='ij'); th = PI * (1 - .78 * u) + .0; ph = v * w * (.35 + .65 * np.sin(PI * np.clip(u * .9 + .1, 0, 1))); rr = r * (1 + .03 * perlin(u * 5 + a, v * 4, 1) + .05 * u ** 6 + .04 * np.abs(v) ** 3); x = rr * np.sin(th) * np.cos(ph); y = rr * np.sin(th) * np.sin(ph); z = rr * .92 * np.cos(th); o = mesh('shell', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(nu, nv), mt, attrs={'lu': u.ravel(), 'lv': v.ravel()}, sub=1); o.rotation_euler = (el, 0, a); return o
    c = [shell(8.6 - .12 * i, i * 1.9, .10 * (i % 3 - 1), 1.25, lf if i < 4 else inn) for i in range(8)] + [blob('core', 8.2, inn, .03, 1, 40)]
    for o in c: o.location = (-2.4, 1.6, 7.8)
    place(leaf(15, 12, .3, .2, cup=.7, pucker=.1, mat=lf), (5.2, -6.4, .8), (.05, -.05, .4)); look(36, 36, 5, x=1)
def tomato():
    ground('blue')
    for x, y, r, t in ((-5.6, 3.4, 4.5, .12), (4.4, 4.2, 4.2, -.2), (9.6, -2.4, 3.6, .3), (-.4, -4.0, 4.0, .25)): o = round_(r, r * 1.55, M.skin(), .16, .05, False, 5, .035); c = food.calyx(r * .55); c.location = (0, 0, r * 1.55 * .86); lay(join([o, c], 'tomato'), x, y, (t, t * .6, rnd(0, 6)))
    s = sprig(basil, 6, .9); place(s, (-9.4, -4.6, .4)); look(33)
def red_bell_pepper():
    ground('slate'); mt = M.skin('#b3160f', '#cc2a1a'); gr = M.simple('#4f7a2a', .5, color2='#6a963a', scale=1)
    def pep(r):
        h = r * 2.3; t = np.linspace(0, PI, 46); pr = [(r * math.sin(q) ** .5 * (.80 + .20 * (1 - math.cos(q)) / 2), h / 2 * (1 - math.cos(q)) - (h * .14 * math.exp(-((PI - q) / .5) ** 2))) for q in t]; o = lathe('p', pr, mt, seg=110, fn=lambda R_, z, a: (R_ * (.88 + .14 * np.abs(np.cos(a * 1.5)) ** .7), z)); s = tube('st', [(0, 0, h * .8), (.1, 0, h * .98), (.5, .1, h * 1.16)], [.42 * r, .2 * r, .2 * r], gr, 12); return join([o, s], 'pepper')
    lay(pep(4.2), -5.4, 3.0, (.12, -.1, .4)); lay(pep(4.0), 4.4, 4.4, (-.1, .15, 2)); lay(pep(3.8), 3.2, -4.8, (1.45, 0, .8)); look(33, 40, 3)
def aubergine():
    ground('pale'); mt = M.skin('#251029', '#3a1a3e', .14); gr = M.simple('#5b7434', .6, color2='#738a48', scale=1, bump=.3); pr = [(0, -9.4), (.9, -9.2), (1.9, -7.4), (2.5, -4.4), (3.3, -.6), (4.2, 3.4), (4.2, 6.4), (2.6, 8.8), (0, 9.3)]
    for x, y, a in ((-1.6, 4.2, .25), (1.2, -3.6, .05)):
        o = long_(19, pr, mt); c = lathe('cap', [(0, -10.4), (.7, -10.3), (.75, -9.6), (1.6, -9.2), (2.35, -7.2), (2.5, -6.4), (2.3, -6.5)], gr, seg=50, fn=lambda R_, z, an: (R_ * 1.02, z + 1.0 * np.abs(np.sin(an * 2.5)) * (z > -7.5) * -1)); c.data.transform(Matrix.Rotation(PI / 2, 4, 'Y')); s = tube('st', [(-10.2, 0, 0), (-11.6, .1, .2), (-13, .4, .6)], [.6, .5, .65], gr, 12); lay(join([o, c, s], 'aub'), x, y, (0, 0, a))
    look(36, x=-1)
def courgette():
    ground('blue'); g = M.M('zuc', '#3f6a2a', .35, .5, .05, (.2, .3, .1), coat=.35, coatr=.2); n = g.noise(1, 4, vec=g.co((.2, 3, 3))); g.col(g.mix(g.band(n, .4, .62), '#2f5722', '#6f9448')); g.bump(n, .2, .06)
    def zuc(L, r): t = np.linspace(0, 1, 60); o = tube('z', np.stack([L * (t - .5), .5 * np.sin(t * 3), 0 * t], -1), r * np.sin(PI * np.clip(t, .02, .97)) ** .22 * (1 + .12 * t), g.m, 30); s = tube('st', [(-L / 2 + .2, 0, 0), (-L / 2 - 1.4, 0, .1)], [.8, 1.0], M.simple('#8f9f5a', .7, color2='#7a8a44'), 10); return join([o, s], 'zuc')
    for x, y, a in ((-1.4, 5.4, .14), (-.6, 1.0, .04)): lay(zuc(21, 2.5), x, y, (0, 0, a))
    for i in range(6): o = slice_('zucchini', 2.4, .6, warp=.01); place(o, (-6.4 + i * 2.6, -5.0 + .12 * i, 1.5), (.12, -.95, .1))
    look(33)
def spinach():
    ground('pale'); lf = protos(lambda: join([leaf(rnd(7, 9.5), rnd(4.6, 6), .4, .35, cup=.35, pucker=.16, mat=M.leafmat('#2f6424', '#4a8636')), tube('s', [(0, 0, 0), (-2.2, .1, -.1), (-3.6, .4, 0)], [.22, .2, .16], M.simple('#7fa050', .5), 8)], 'spin'), 6)
    for i in range(46): a = i * 2.4; q = 9.4 * math.sqrt((i + .5) / 46); inst(R.choice(lf), (q * math.cos(a) * 1.05, 1 + q * math.sin(a) * .72, .5 + 3.6 * (1 - (q / 9.8) ** 2) + rnd(0, .4)), (rnd(-.35, .35), -.15 - .35 * (1 - q / 10), a + rnd(-.7, .7)), rnd(.8, 1.05))
    look(33)
def mushroom():
    ground('blue'); cm = M.simple('#f1e9dc', .45, .3, .2, .4, color2='#e4d6c0', scale=1.0, bump=.15); stm = M.simple('#f4eee2', .6, .3, .2, .3, color2='#e8dcc8', scale=1.5); gill = M.simple('#a9836a', .7, color2='#8d6a54', scale=3)
    def champ(s=1.0): a = lathe('cap', [(0, 1.2), (.6, 1.15), (1.9, 1.0), (2.6, 1.15), (2.85, 1.8), (2.5, 2.9), (1.5, 3.6), (0, 3.85)], [cm], seg=60, curve=44, wob=.03); u = lathe('gill', [(.7, 1.22), (1.2, 1.0), (2.3, .96), (2.5, 1.1)], gill, seg=60); b = lathe('stem', [(0, -1.2), (.95, -1.2), (1.05, -.9), (.85, 0), (.95, 1.3), (0, 1.3)], stm, seg=40, curve=30, wob=.04); o = join([a, u, b], 'champ'); o.scale = (s, s, s); return o
    for x, y, rx, rz, s in ((-6, 3.6, .05, 0, 1.15), (1.4, 5.0, -.1, 1, 1.25), (7.8, 3.0, .1, 2, 1.1), (-2.4, -2.6, 1.75, .5, 1.2), (4.4, -3.2, 1.5, 2.7, 1.15), (-8.4, -3.6, .1, 1, .95)): lay(champ(s), x, y, (rx, 0, rz), s)
    look(29)
def asparagus():
    ground('blue')
    for i in range(15): row = i // 8; o = X.asparagus(rnd(20, 22), rnd(.78, .9)); place(o, (rnd(-.5, .5), -5.4 + (i % 8) * 1.75 + row * .9, .1 + row * 1.4), (rnd(-.5, .5), 0, rnd(-.03, .03)))
    look(31, y=.6)
def cucumber():
    ground('pale'); lay(X.wholecucumber(22, 2.6), -.6, 4.6, (0, 0, .12)); lay(X.wholecucumber(13, 2.5), -6.6, -.6, (0, 0, .05))
    for i in range(7): o = slice_('cucumber', 2.5, .5, warp=.01); place(o, (1.0 + i * 1.7, -1.0 - .1 * i, 1.7), (.1, -.85 - .04 * i, .05))
    for x, y in ((-3.2, -6.0), (1.6, -6.6)): o = slice_('cucumber', 2.5, .5, warp=.01); place(o, (x, y, .4), (0, 0, rnd(0, 3)))
    look(32)

SCENES = {k.__name__.replace('_', '-'): k for k in (butter, feta, mozzarella, parmesan, low_fat_quark, whole_milk, avocado, apple, strawberry, blueberry, salmon_fillet, chicken_thigh, dark_chocolate, olive_oil, chickpea, red_lentil, kidney_bean, tofu,
    risotto_rice, spaghetti, hokkaido_pumpkin, potato, onion, garlic, carrot, beetroot, white_cabbage, tomato, red_bell_pepper, aubergine, courgette, spinach, mushroom, asparagus, cucumber)}
SCENES |= {'lemon': lambda: citrus('lemon', 'blue'), 'lime': lambda: citrus('lime', 'pale'), 'plain-flour': lambda: flour('#f3ece0', '#e9dfcc', 'blue', '#c9b99a'), 'rye-flour': lambda: flour('#d6c6a8', '#b9a684', 'dark', '#8d9aa8')}
def build(key): SCENES[key]()
