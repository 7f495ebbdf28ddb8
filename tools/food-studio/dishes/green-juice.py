"""Green juice: two glasses, green apples, a cucumber, sticks of celery, mint."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def juice():
    g = M.M('juice', '#6f9c2c', .22, .5, .45, (.5, .8, .2), coat=.3, coatr=.15); n = g.noise(.35, 4, .5); g.col(g.mix(g.band(n, .3, .7), '#5f8f24', '#86b03c')); return g.m

def glassful(x, y, lv):
    g = P.glassware('highball'); g.location = (x, y, -.05); lq, rt = P.fill('highball', lv, juice(), .08); lq.location = (x, y, 0)
    f = disc('foam', rt - .04, lambda a, b: .05 + .10 * np.maximum(0, fbm(a * 1.6, b * 1.6, x, 3)) + .10 * smooth(rt - .6, rt - .1, np.hypot(a, b)), M.simple('#a8c86a', .5, .4, .3, .3, color2='#c2da8c', scale=3, bump=.5, bscale=7), 60, 120); f.location = (x, y, lv)
    for k in range(5): m_ = mint(2.6); place(m_, (x - .6 + .35 * math.cos(k * 1.05), y - .4 + .35 * math.sin(k * 1.05), lv + .5 + .14 * k), (0, -.55 - .08 * k, k * 1.05))

def apple(r, c, c2):
    pr = spline([(0, -.72), (.30, -.84), (.66, -.70), (.94, -.15), (1.0, .22), (.86, .66), (.48, .90), (.18, .82), (0, .60)], 60) * r; a = lathe('apple', pr, M.simple(c, .25, .5, .1, .3, color2=c2, scale=.5, coat=.5), seg=64, wob=.03); st = tube('stalk', [(0, 0, r * .6), (.05 * r, 0, r * .95), (.16 * r, .05, r * 1.2)], .13, M.simple('#5a3a1e', .6), 8); return join([a, st], 'apple')

def celery(L=24, w=1.7):
    """A ribbed stick with its hollow side up, two short shoots at the end."""
    mt = M.simple('#a9c96a', .3, .5, .3, .3, color2='#cfe29a', scale=.6, coat=.4); n, k = 40, 26; t = np.linspace(0, 1, n)[:, None]; a = np.linspace(-1.25 * PI, .25 * PI, k)[None]; r = w * (1 - .35 * t) * (1 + .05 * np.cos(a * 9)); x = L * t + 0 * a; y = r * np.cos(a); z = r * np.sin(a) * .8 + w * .8 + .9 * t ** 2
    st = mesh('celery', np.stack([x, y + .5 * np.sin(t * 2.5), z], -1).reshape(-1, 3), grid_faces(n, k), mt); st.modifiers.new('so', 'SOLIDIFY').thickness = .35; out = [st]
    for s in (-1, 1): out.append(tube('shoot', [(L * .98, .4, w), (L + 3.5, .4 + 1.2 * s, w + 1.6), (L + 6.0, .4 + 2.6 * s, w + 2.2)], [.5, .4, .25], mt, 10))
    lf = M.leafmat('#5d9a34', '#86bb4e', vein='#b8d88a')
    for s in (-1, 1):
        for j in range(4): q = parsley(2.2, lf, 3, .5); place(q, (L + 5.0 + rnd(-1, 1.4), .4 + 2.4 * s + rnd(-.9, .9), w + 2.0 + rnd(-.3, .6)), (rnd(-.4, .4), rnd(-.3, .3), rnd(0, 6))); out.append(q)
    e = bpy.data.objects.new('celery', None); link(e)
    for o in out: o.parent = e
    return e

def build():
    stage.table(M.wood('#8f7c66', '#c9b79c', planks=15.0)); glassful(0, 0, 12.8); glassful(10.6, 15.5, 12.2)
    for x, y, r, a in ((-12.6, 6.5, 4.0, .3), (-20.0, 11.5, 3.8, 1.4)): q = apple(r, '#8fb83a', '#bcd45c'); place(q, (x, y, r * .8), (.06, .08, a))
    c = X.wholecucumber(19, 2.3); place(c, (13.6, 3.2, 2.2), (0, 0, -.35))
    for k, (x, y, z, a) in enumerate(((-17.5, -2.6, 0, .10), (-18.2, -5.6, 0, -.02), (-16.6, -4.2, 1.7, .06))): place(celery(17, 1.5), (x - 9, y, z), (0, 0, a))
    stage.light('window', target=(0, 0, 7), exposure=.25); stage.area((24, -46, 30), (0, 0, 8), 40, 150, (1, .98, .96)); stage.camera('low', (-1.4, 1.5, 6.0), 36, el=30, f=4.5, focus=(0, -3.2, 9))
