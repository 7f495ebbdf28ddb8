"""Scenes of steps of what is fried. They share the vessels of steps.py."""
from dishes.steps import *


# Wiener schnitzel

def escalope(r, oval, mt, t=.8, waves=.45):
    """A thin slice of meat of wavy outline, lying on z=0."""
    o = rnd(0, 99); rad = lambda a: r * oval / np.sqrt((oval * np.cos(a)) ** 2 + np.sin(a) ** 2) * (1 + .10 * perlin(np.cos(a) * 1.3 + o, np.sin(a) * 1.3, 0) + .02 * perlin(np.cos(a) * 5 + o, np.sin(a) * 5, 4))
    def fn(x, y): q = np.hypot(x, y) / rad(np.arctan2(y, x)); return t + waves * np.abs(perlin(x * .33 + o, y * .33, 2)) + .12 * fbm(x * 1.6 + o, y * 1.6, 3, 3) - t * .9 * smooth(.88, 1, q) ** 2
    return disc('escalope', rad, fn, mt, 90, 220)
def crumbed(c, c2): return M.simple(c, .7, .3, color2=c2, scale=1.6, bump=.8, bscale=4, vary=.1)

def schnitzel_pound():
    start('#8a6a48', '#c7a678', '#b02a22', (-25, -15, .3), [(0, 0, 17)]); P.board(38, 27, 1.8, M.wood('#b58a58', '#dcb884')).location = (-3, -1, .9)
    raw = M.simple('#e8a596', .3, .5, color2='#d98878', scale=.35, bump=.2, bscale=1.5, coat=.5)
    for x, y, a in ((-11.8, 3.6, 1.15), (-.6, -4.6, .5), (6.4, 6.0, .25)): place(escalope(6.3, .68, raw, .45, .2), (x, y, 1.8), (0, 0, a))
    mt = M.metal('#9aa0a4', .3); pot = lathe('pot', [(0, 0), (7.0, 0), (7.3, .4), (7.3, 8.6), (7.55, 8.8), (7.2, 8.9), (6.95, 8.5), (6.95, .8), (0, .6)], mt, sub=2); pot.location = (23.0, 8.0, 0); h = tube('pothandle', [(7.2, 0, 7.6), (11, 0, 8.2), (19, 0, 8.8)], [.75, .85, .95], M.simple('#2e2824', .5), 14); place(h, (23.0, 8.0, 0), (0, 0, 1.0))
    dish_of(22.5, -9.0, 3.6, 2.6, M.ceramic('#4f7f9c'), M.simple('#fdfaf2', .8)); finish(52, (1.5, 0, 2), 62)

def schnitzel_coat():
    start('#6b5240', '#a98a68', '#b02a22', (30, -16, .3), [(0, 0, 10)]); pm = M.ceramic('#5f8296', specks=.3)
    spots = ((-17.6, -1.4), (-.2, 3.6), (17.4, -2.2))
    for x, y in spots: P.plate(9.0, 2.2, pm).location = (x, y, 0)
    x, y = spots[0]; d = disc('flour', 6.4, lambda a, b: .9 + 1.1 * np.clip(1 - (np.hypot(a, b) / 6.2) ** 2, 0, 1) + .25 * fbm(a * .6, b * .6, 2, 4), M.simple('#fbf5e6', .95, .1, color2='#efe6d0', scale=.6, bump=.3)); d.location = (x, y, 0)
    x, y = spots[1]; d = disc('egg', 6.7, lambda a, b: 1.25 + .05 * perlin(a * .5, b * .5, 2), M.simple('#f0a41c', .15, .5, color2='#f6be48', scale=.35, coat=.9)); d.location = (x, y, 0); f = P.fork(); place(f, (x + 10.4, y + 11.0, 2.5), (0, .05, PI + .87))
    x, y = spots[2]; d = disc('crumbs', 7.0, lambda a, b: .9 + .7 * np.clip(1 - (np.hypot(a, b) / 6.8) ** 2, 0, 1) + .25 * fbm(a * .9, b * .9, 5, 4), crumbed('#dfa960', '#eec98c')); d.location = (x, y, 0); place(escalope(6.3, .70, crumbed('#dda253', '#efc884'), .8, .5), (x - .2, y + .2, 1.5), (.02, 0, .5)); sprinkle('crumb', ball(6, 4), 420, in_disc(6.8, x, y), (.07, .2), M.simple('#e9bf7c', .8, color2='#c98f4a', scale=3), .4)
    finish(54, (0, 1, 1), 60)

def schnitzel_fry():
    start('#6b5240', '#a98a68', '#b02a22', (-22, -14, .35), [(0, 0, 16)]); P.skillet(14.5, 5.2, None, 15, .55)
    disc('butter', 13.6, lambda x, y: 2.0 + .05 * fbm(x * .4, y * .4, 2, 3), M.simple('#cfa350', .12, .5, color2='#dcb66c', scale=.3, coat=.8)); g = M.simple('#b26a22', .6, .3, color2='#8f4c14', scale=1.1, bump=.9, bscale=3, vary=.1)
    place(escalope(10.4, .70, g, .9, .8), (-.6, .2, 1.7), (0, 0, .35)); fm = M.simple('#e3b04c', .3, .5, color2='#efca78', scale=2, coat=.4); bu = protos(lambda: blob('bubble', 1, fm, 0, 1, 10), 1)[0]
    for k in range(330): a = rnd(0, 2 * PI); c, s = math.cos(a - .35), math.sin(a - .35); e = 10.4 * .70 / math.sqrt((.70 * c) ** 2 + s ** 2) + abs(R.gauss(.25, .7)); b = rnd(.14, .34); inst(bu, (-.6 + e * math.cos(a), .2 + e * math.sin(a), 1.98), (0, 0, 0), b) if e < 13.2 else None
    finish(46, (1.5, .4, 2), 62)


# Frikadellen

def mince(): return protos(lambda: tube('mince', spline([(rnd(-.2, .2), 0, 0), (.8, rnd(-.4, .4), .25), (1.7, rnd(-.5, .5), .1), (2.2, rnd(-.3, .3), -.1)], 10), .30, M.simple('#d98276', .35, .5, color2='#b9554a', scale=.8, coat=.4, vary=.25), 8), 9)

def frikadellen_mix():
    start('#8a6a48', '#c7a678', '#3f6487', (19, -15, .3), [(0, 0, 15)]); P.bowl(13.5, 7.5, M.ceramic('#4f7f9c')).location = (0, 0, 0)
    disc('base', 11.6, lambda x, y: 4.0 + .9 * np.clip(1 - (np.hypot(x, y) / 11) ** 2, 0, 1) + .3 * fbm(x * .5, y * .5, 2, 3), M.simple('#c66a5e', .5, color2='#a94e44', scale=.8)); strew(mince(), 460, in_disc(10.4), z=lambda x, y: 4.1 + .9 * max(0, 1 - (math.hypot(x, y) / 11) ** 2) + rnd(0, .5), tilt=.35)
    strew(protos(lambda: blob('bread', (rnd(.9, 1.3), rnd(.8, 1.1), .6), M.simple('#f0dcae', .7, color2='#dcbc80', scale=1, bump=.5), .3, 1.4, 22, box=3), 6), 13, in_gauss(1.6, 1.8, -6.2, 3.4), lift=.2, tilt=.4, mind=1.5)
    b = blob('yolk', (2.0, 1.95, 1.5), M.simple('#f0981a', .15, color2='#f6b03a', scale=.5, coat=.9), .02, 1, 30); b.location = (3.0, 2.8, 6.0)
    strew(protos(lambda: blob('onion', (.62, .5, .3), M.simple('#edd08a', .3, color2='#d9b056', scale=1, coat=.4), .1, 1, 12, box=4), 5), 46, in_gauss(2.0, 1.6, -3.8, -5.2), lift=.15, tilt=.6, mind=.6); strew(protos(lambda: parsley(rnd(.7, 1.0)), 5), 34, in_gauss(1.7, 1.3, 4.2, -5.4), lift=.2, tilt=.5, mind=.5)
    dish_of(-19.5, 9.5, 3.8, 2.8, M.ceramic('#efe8da'), M.simple('#d9a21c', .3, color2='#e8bb3a', scale=1, coat=.5)); finish(43, (-.6, 0, 3), 62)

def patty(c, c2, dark=.25, r=3.5): return blob('patty', (r * rnd(.97, 1.04), r * rnd(.93, 1.0), 1.25), M.simple(c, .45, .5, color2=c2, scale=.9, bump=.6, bscale=2, coat=.3, vary=dark), .12, 2.2, 46, box=2.6, oct=4)

def frikadellen_shape():
    start('#6b5240', '#a98a68', '#3f6487', (-24, -15, .3), [(0, 0, 17)]); P.board(40, 26, 1.8, M.wood('#b58a58', '#dcb884')).location = (1, 0, .9)
    for j in range(2):
        for i in range(4): p = patty('#d58b7c', '#b96457', .1, 3.75); place(p, (-13.0 + i * 9.2 + rnd(-.3, .3), -5.2 + j * 10.4 + rnd(-.3, .3), 3.0), (0, 0, rnd(0, 6)))
    strew(protos(lambda: blob('herb', (.36, .26, .10), M.simple('#3f7d2a', .5, color2='#5c9a3c', scale=2), .3, 1, 10), 4), 150, lambda: (R.choice([-13.0 + i * 9.2 for i in range(4)]) + R.gauss(0, 1.5), R.choice((-5.2, 5.2)) + R.gauss(0, 1.4)), lift=.04, tilt=.2)
    P.bowl(5.2, 3.8, M.ceramic('#e9e3d6')).location = (25.6, 9.6, 0); d = disc('water', 4.5, lambda x, y: 2.9 + 0 * x, M.simple('#b9d0d6', .05, color2='#cfdfe2', scale=.4, coat=1)); d.location = (25.6, 9.6, 0); finish(52, (2.2, 0, 2), 66)

def frikadellen_fry():
    start('#8a6a48', '#c7a678', '#3f6487', (-22, -15, .35), [(0, 0, 17)]); P.skillet(16.0, 5.2, None, 14, .55); disc('fat', 15.1, lambda x, y: 1.1 + .04 * fbm(x * .4, y * .4, 2, 3), M.simple('#a8651c', .08, .5, color2='#c98a34', scale=.4, coat=1))
    pts = [(0, 0)] + [(10.0 * math.cos(.3 + k * 2 * PI / 7), 10.0 * math.sin(.3 + k * 2 * PI / 7)) for k in range(7)]
    for x, y in pts: p = patty('#93501f', '#6b3412', .2, 3.75); place(p, (x, y, 2.3), (0, 0, rnd(0, 6)))
    fm = M.simple('#cf9c4c', .3, .5, color2='#e2bc76', scale=2, coat=.4); bu = protos(lambda: blob('bubble', 1, fm, 0, 1, 10), 1)[0]
    for k in range(170):
        x, y = R.choice(pts); a = rnd(0, 2 * PI); e = 3.8 + abs(R.gauss(.2, .4)); q = (x + e * math.cos(a), y + e * math.sin(a))
        if math.hypot(*q) < 14.6 and all(math.hypot(q[0] - u, q[1] - v) > 3.75 for u, v in pts): inst(bu, (*q, 1.2), (0, 0, 0), rnd(.13, .3))
    finish(48, (1.5, .4, 2), 62)


scenes = {
    'wiener-schnitzel-step-2': schnitzel_pound, 'wiener-schnitzel-step-3': schnitzel_coat, 'wiener-schnitzel-step-5': schnitzel_fry,
    'frikadellen-step-3': frikadellen_mix, 'frikadellen-step-4': frikadellen_shape, 'frikadellen-step-5': frikadellen_fry}
