"""Bruschetta: four grilled toasts, oven-roasted quarters of cherry tomato, shallot, thyme, basil; olive-wood board."""
from kit import *
from kit.extra_a import *
M = mats; P = props

def toastmat():
    g = M.M('toast', '#e8cf9c', .75, .25, .2, (.25, .15, .09)); n, n2, v = g.noise(1.1, 6, .6), g.noise(4, 6, .65), g.voro(3.2); c = g.mix(g.band(n, .3, .7), '#ecd6a4', '#ddbb7c'); c = g.mix(g.math('MULTIPLY', g.band(v, .34, .1), .5), c, '#c69a5a'); c = g.mix(g.math('MULTIPLY', g.attr('hole'), .7), c, '#c08e4e'); t = g.math('ADD', g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', n2, .5)), g.math('MULTIPLY', g.attr('edge'), .42)); c = g.mix(g.math('MULTIPLY', g.band(t, .78, 1.1), .9), c, '#a9642a')
    st = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.n('SeparateXYZ', {0: g.co(1, jitter=False, rot=(0, 0, .5))}).outputs[0], 1.75))); gs = g.band(g.math('ADD', st, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .5)), .30, .08); c = g.mix(g.math('MULTIPLY', gs, .82), c, '#3f200e'); k = g.band(g.math('ADD', g.attr('edge'), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .10)), .91, .96); c = g.mix(k, c, g.mix(g.band(n2, .35, .65), '#6e3a16', '#a8682e')); g.col(c); g.bump(g.math('ADD', g.math('MULTIPLY', v, .8), g.math('SUBTRACT', n2, g.math('MULTIPLY', gs, .5))), .55, .12); return g.m

@M.cached
def fleshmat():
    """Cut face of a roasted tomato: soft orange-red, browned where it is thin."""
    g = M.M('flesh', '#cf4a1c', .18, .5, .25, (.4, .14, .06), coat=.9, coatr=.06); n, n2 = g.noise(.9, 5, .6), g.noise(3.0, 5, .6); c = g.mix(g.band(n, .32, .68), '#b4260e', '#cf4a20'); c = g.mix(g.math('MULTIPLY', g.band(n2, .54, .70), .6), c, '#df7438'); r = g.math('ADD', g.attr('sr'), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .35)); c = g.mix(g.band(r, .74, .98), c, '#5e160a'); g.col(g.vary(c, .15, .012)); g.bump(n2, .35, .07); return g.m
@M.cached
def skinmat():
    """Its skin: dark red, wrinkled, black in places."""
    g = M.M('rskin', '#9a1a0c', .22, .5, .12, (.4, .1, .05), coat=.7, coatr=.08); n, n2 = g.noise(.9, 5), g.noise(2.6, 6, .65); c = g.mix(g.band(n, .3, .7), '#9c160a', '#c23416'); c = g.mix(g.math('MULTIPLY', g.band(n2, .50, .62), .85), c, '#3a0f08'); g.col(g.vary(c, .2, .015)); g.bump(n2, .4, .12); return g.m
def piece():
    """A quarter of a cherry tomato after 35 minutes in the oven: shrunken, its cut side sunk, its rim dark."""
    o = wedge('tomato', rnd(1.35, 1.65), rnd(1.25, 1.6), skinmat(), .82); o.data.materials[0] = fleshmat(); q = rnd(0, 99); n = len(o.data.vertices); V = np.empty(n * 3, np.float32); o.data.vertices.foreach_get('co', V); V = V.reshape(-1, 3)
    V = V * (1 + .22 * fbm(V[:, 0] * 1.1 + q, V[:, 1] * 1.1, V[:, 2] * 1.1, 3))[:, None]; V[:, 1] *= .8; V[:, 0] += .22 * (V[:, 2] / 1.3) ** 2; o.data.vertices.foreach_set('co', V.ravel()); o.data.transform(Matrix.Rotation(R.choice((PI / 2, -PI / 2, .5, -.5)) + rnd(-.4, .4), 4, 'X') @ Matrix.Rotation(PI / 2 + rnd(-.4, .4), 4, 'Y')); o.data.update(); return o
def thymeleaf(): return blob('tl', (.26, .11, .035), M.simple('#55662f', .5, color2='#78893f', scale=3, vary=.25), .05, 1, 10)
def clove():
    """Garlic clove in its papery skin: a crescent with a point."""
    o = blob('clove', (1.35, .66, .62), M.simple('#eee2d0', .42, .5, .25, .3, color2='#d9bfae', scale=1.3, bump=.25, bscale=2.5, coat=.15, vary=.06), .05, 1, 26); V = np.array([v.co[:] for v in o.data.vertices]); t = V[:, 0] / 1.35; k = np.clip(1 - .55 * np.clip(t, 0, 1) ** 1.5 - .95 * np.clip(t - .8, 0, 1) , .12, 1); V[:, 1] = V[:, 1] * k + .38 * (1 - t ** 2) - .1; V[:, 2] *= k; V[:, 0] += .35 * np.clip(t - .6, 0, 1) / .4; V[:, 2] -= V[:, 2].min()
    for v, c in zip(o.data.vertices, V): v.co = c
    return o

def build():
    stage.table(M.slate('#4c4a45', '#6a665f', .55)); nap = P.napkin(26, 30, M.linen('#8e9a82'), dirn=.9, at=(20, -10, .5), under=[(8, 0, 12.5), (-8, 0, 12.5), (0, 0, 14), (14, 4, 9)])
    bd = P.board(37, 24.5, 1.9, M.wood('#6e4a2a', '#b88a58', scale=1.3), round_=5); bd.rotation_euler[2] = .06; z0 = 1.9; mt = toastmat(); pr = protos(piece, 14); on = M.simple('#eadfe2', .25, .5, .3, .2, color2='#c9a3b4', scale=1.6, coat=.4, vary=.15); tl = protos(thymeleaf, 3); od = protos(lambda: blob('od', (.2, .16, .1), on, .1, 1.2, 12, box=4), 3)
    lv = protos(basil, 5); pos = [(-8.6, 5.3, .24), (7.2, 5.9, .14), (-7.4, -5.2, .16), (8.6, -4.5, .26)]
    for i, (x, y, a) in enumerate(pos):
        o_ = rnd(0, 99); s = slicebread(lambda th: superR(th, 14.2, 8.4, 2.7) * (1 + .05 * perlin(np.cos(th) * 1.3 + o_, np.sin(th) * 1.3, 0)), 1.5, mt, breadholes(70, 4.6, .1, .7, 2.6), 60, 200, depth=.35, noise=.10); place(s, (x, y, z0 + .80), (rnd(-.02, .02), rnd(-.02, .02), a)); bpy.context.view_layer.update()
        f = lambda sx, sy, x=x, y=y, a=a: in_clip(sx, sy, x, y, a)
        strew(pr, 24, f(6.0, 3.2), lift=.42, tilt=.5, mind=1.55, align=.4); bpy.context.view_layer.update(); strew(pr, 12, f(4.2, 2.0), lift=.30, tilt=.6, mind=1.7, align=.4); bpy.context.view_layer.update()
        strew(od, 12, f(4.6, 2.4), lift=.10, tilt=.5, mind=.6); strew(tl, 12, f(4.6, 2.4), lift=.08, tilt=.5, mind=.5); l, _ = surf(x + .2, y + .2)
        sp = sprig(basil, 4, rnd(.62, .8)); place(sp, (x + rnd(-1, 1), y + rnd(-.4, .6), l.z + .34), (.1, rnd(-.1, .1), rnd(0, 6)))
        sprinkle('salt', crystal(), 60, f(5, 2.7), (.02, .05), M.simple('#fbf9f4', .2), .5, .8, (1, 1, .5)); sprinkle('pep', ball(6, 4), 60, f(5.6, 3), (.025, .06), M.simple('#1d140d', .7)); sprinkle('oil', ball(12, 8), 12, f(6, 3.2), (.06, .18), M.oil('#c9a01c'), -.1, 0, (1, 1, .3))
    sprinkle('crumb', ball(6, 5), 160, in_box(34, 21), (.03, .11), M.simple('#b98548', .8), .4); sprinkle('crumb2', bit(), 60, in_box(32, 20), (.06, .14), M.simple('#8f5526', .8), .4); sprinkle('oilb', ball(14, 8), 20, in_box(31, 19), (.08, .24), M.oil('#c9a01c'), -.1, 0, (1, 1, .2))
    ct = protos(cherry_tomato, 3); strew(ct, 4, in_gauss(1.0, .7, -17.4, -15.4), z=1.3, mind=2.8, tilt=3); strew(lv, 4, in_gauss(1.3, .6, -11.2, -14.4), lift=.12, tilt=.2, mind=2.0); gc = protos(clove, 3); [place(inst(gc[i], (x, y, 0)), None, (0, 0, a)) for i, (x, y, a) in enumerate(((16.0, 14.6, .5), (18.4, 15.6, 2.4), (17.9, 13.2, -.7)))]
    pb = P.pinch(3.2, 2.2, M.ceramic('#e3dac8')); pb.location = (-18.6, 15.0, 0); disc('oilp', 2.6, lambda x, y: 1.45 + 0 * x, M.oil('#a98a14')).location = (-18.6, 15.0, 0)
    stage.light('summer', exposure=.05); stage.camera('three', (0, -.3, 2.4), 39, el=50, f=7, focus=(0, -3, 4.5))

def in_clip(sx, sy, x, y, a):
    def f():
        q, t = math.sqrt(R.random()), rnd(0, 2 * PI); u, v = sx * q * math.cos(t), sy * q * math.sin(t); return x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)
    return f
