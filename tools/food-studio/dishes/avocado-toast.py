"""Avocado toast: fanned avocado, closed poached egg cut open, running yolk, radish, cress, chili flakes."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def poachedegg(r=2.75):
    """A closed, folded white pouch, cut open: the yolk runs out over its side."""
    o = rnd(0, 99); g = M.M('pegg%d' % int(o * 9), '#f8f4ec', .2, .5, .4, (.5, .35, .2), coat=.7, coatr=.08); a, gl = g.attr('yk'), g.attr('glow'); n = g.noise(1.4, 5); c = g.mix(g.band(n, .3, .7), '#fbf8f1', '#efe9dc'); c = g.mix(g.math('MULTIPLY', gl, .55), c, '#f5d48c'); c = g.mix(g.band(a, .40, .58), c, g.mix(g.band(n, .3, .7), '#e8860c', '#f3a01c')); g.col(c); g.bump(g.noise(1.1, 3), .15, .1)
    def fn(x, y):
        d = np.hypot(x, y) / r; w = 1 + .12 * perlin(x * .6 + o, y * .6, 1); an = np.arctan2(y, x)
        z = 2.35 * np.clip(1 - (d * w) ** 2.6, 0, 1) ** .55 + .22 * np.abs(perlin(np.cos(an) * 2.4 + o, np.sin(an) * 2.4, d * 2.2)) * smooth(.15, .6, d) * np.clip(1.1 - d, 0, 1)
        cut = 1 - smooth(.35, .75, np.hypot(x / 2.0, y / .80)); run = np.exp(-((y + 1.5) / 1.5) ** 2 - ((x - .25 - .3 * np.sin(y * 1.3)) / .52) ** 2) * (y < .1)
        return np.maximum(z - .75 * cut * smooth(.0, .5, 1 - d), 0) + .12 * run, {'yk': np.maximum(cut, run), 'glow': 1 - smooth(.35, 1.0, np.hypot(x / 2.2, y / 1.7))}
    e = disc('poached', lambda a: r * (1 + .07 * perlin(np.cos(a) * 1.6 + o, np.sin(a) * 1.6, 4) + .03 * perlin(np.cos(a) * 5, np.sin(a) * 5, o)), fn, g.m, 90, 170, power=.7); e.scale = (1.0, .86, 1); return e

def build():
    stage.table(M.plaster('#cdd0cb', '#bcc0ba')); nap = P.napkin(26, 30, M.linen('#c2a489'), dirn=1.1, at=(15.5, -8, .25), under=[(0, 0, 12.8)] + [(15.6 - .05 * k, -14 + k, 2.4) for k in range(0, 26, 3)]); pl = P.plate(12.6, 1.7, M.ceramic('#4f6168', '#2c3833')); pl.location.z = .13
    am = M.simple('#a9b84c', .4, .5, .3, .3, color2='#c3cb6c', scale=1.2, bump=.6, bscale=2.2, coat=.3, coatr=.2); z0 = .80
    for k, (tx, ty, ta) in enumerate(((-3.9, 1.2, 1.25), (5.0, -.6, 1.05))):
        t = X.breadslice(15.0, 8.6, 1.5, .8); place(t, (tx, ty, z0 + .05), (.02, rnd(-.02, .02), ta)); ca, sa = math.cos(ta), math.sin(ta); W = lambda u, v: (tx + u * ca - v * sa, ty + u * sa + v * ca)
        sp = disc('mash', lambda a: np.interp(0, [0], [1]) * (1 / ((np.abs(np.cos(a)) / 6.6) ** 2.4 + (np.abs(np.sin(a)) / 3.5) ** 2.4) ** (1 / 2.4)) * (1 + .07 * perlin(np.cos(a) * 2 + k * 5, np.sin(a) * 2, 1) + .04 * perlin(np.cos(a) * 7, np.sin(a) * 7, k)), lambda x, y: z0 + 1.36 + .55 * np.clip(1 - ((x / 7.0) ** 2 + (y / 3.9) ** 2) ** 2.0, 0, 1) ** .5 + .16 * fbm(x * .9, y * .9, k * 4, 4), am, 80, 170); place(sp, (tx, ty, .05), (0, 0, ta))
        av = [X.avoslice(rnd(6.6, 7.2), 2.5, .34) for _ in range(9)]
        for i, o in enumerate(av):
            u = (-5.0 + i * .78) if k == 0 else (-5.2 + i * .72); x, y = W(u, .1); place(o, (x, y, z0 + 2.12 + .02 * i), (0, 0, 0)); o.rotation_euler = (Matrix.Rotation(ta, 4, 'Z') @ Matrix.Rotation(PI / 2 + .06 * (i - 4) * .3, 4, 'Z') @ Matrix.Rotation(-.42, 4, 'X')).to_euler()
        ex, ey = W(3.5, .0) if k == 0 else W(3.4, .1); l, n = surf(ex, ey); e = poachedegg(2.75); place(e, (ex, ey, z0 + 1.62), (0, 0, -.5 + 1.1 * k + ta - 1.2)); bpy.context.view_layer.update()
        cr = protos(lambda: X.cress(), 5)
        sx, sy = W(.6, -.4); strew(cr, 12, in_gauss(1.1, .9, sx, sy), lift=.05, tilt=.5, mind=.5)
        rd = protos(lambda: slice_('radish', rnd(1.1, 1.35), .14, warp=.08), 4)
        for u, v in ((-4.8, -1.6), (-3.2, 1.6), (.6, 2.2)): x, y = W(u, v); l, n = surf(x, y); inst(R.choice(rd), (x, y, l.z + .12), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 6)))
    sprinkle('chili', bit(), 130, in_gauss(5, 4.2), (.05, .13), M.simple('#b5240e', .4), .4); sprinkle('pepper', ball(6, 4), 150, in_gauss(5, 4.2), (.03, .06), M.simple('#1d140d', .7)); sprinkle('salt', crystal(), 90, in_gauss(4.6, 3.8), (.05, .11), M.simple('#faf8f4', .2), .5, .8, (1, 1, .4))
    hv = X.avohalf(); place(hv, (-16.4, 9.4, 0), (0, .0, .7)); lm = X.citrushalf('lime', 2.4, .9); place(lm, (-15.6, -8.4, .1), (.25, 0, .5)); kn = P.knife(); place(kn, (15.8, -12.8, .42), (0, 0, PI / 2 + .05))
    stage.light('window', power=1.08, exposure=.10); stage.camera('three', (.2, .1, 2), 35.5, el=58, f=6.3, focus=(0, -1.5, 3))
