"""Cheese spaetzle in a black iron pan from above: short noodles, melted cheese, brown onion rings, chives."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def noodles(n, radius, base):
    """Short irregular noodles lying over one another."""
    hm = HeightMap(radius + 2, .12).fill(base); out = []
    for _ in range(n):
        q, a = radius * math.sqrt(R.random()), rnd(0, 2 * PI); L, w, h = rnd(1.8, 3.2), rnd(.36, .52), rnd(0, 2 * PI); t = np.linspace(-.5, .5, 14); c = rnd(-1.1, 1.1)
        x = q * math.cos(a) + L * t * math.cos(h) - c * (t * t * 4 - .5) * .5 * math.sin(h); y = q * math.sin(a) + L * t * math.sin(h) + c * (t * t * 4 - .5) * .5 * math.cos(h)
        d = np.hypot(x, y); k = np.where(d > radius, radius / d, 1); x, y = x * k, y * k; z = hm.lay(x, y, w, 3, 1.35)
        out.append(tube('noodle', np.stack([x, y, z], -1), w * (.55 + .45 * np.sin(PI * np.clip(t + .5, .08, .92)) ** .6) * (1 + .14 * perlin(t * 7 + rnd(0, 9), 0 * t, 1)), mat(), 8, flat=.8))
    return out


@M.cached
def mat():
    g = M.M('spaetzle', '#edc766', .35, .5, .25, (.35, .22, .08), coat=.4, coatr=.15); n = g.noise(1.2, 5)
    g.col(g.vary(g.mix(g.band(n, .3, .7), '#e6b548', '#f5dc90'), .2, .012)); g.bump(n, .25, .08); return g.m


def cheesemat():
    g = M.M('melt', '#f0b83c', .28, .5, .3, (.4, .25, .08), coat=.5, coatr=.1); n, n2 = g.noise(.7, 5), g.noise(2.6, 6, .65)
    c = g.mix(g.band(n, .3, .7), '#f3c452', '#e5a52c'); c = g.mix(g.math('MULTIPLY', g.band(n2, .60, .75), .7), c, '#b9701c'); g.col(c); g.bump(n, .25, .1); return g.m


def build():
    stage.table(M.palewood(planks=14.0)); nap = P.napkin(26, 34, M.linen('#7f9a86', stripe='#e9e3d4'), dirn=1.1, at=(-15.5, -8, .4), under=[(0, 0, 14.2)])
    P.skillet(13.8, 4.4, ang=.75); base = lambda x, y: 1.2 + 1.9 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 12.6) ** 2.4, 0, 1))
    disc('bed', 11.9, lambda x, y: base(x, y) + .15 * fbm(x, y, 1, 3), cheesemat()); noodles(330, 11.3, base)
    bpy.context.view_layer.update(); mt = cheesemat()
    for cx, cy, s in ((-4.5, 3.8, 2.6), (4.6, 4.6, 2.3), (5.2, -4.2, 2.7), (-4.4, -5.4, 2.3)):      # melted cheese between the noodles
        l = surf(cx, cy)[0].z; d = disc('melt', lambda a, s=s, cx=cx: s * (1 + .35 * perlin(np.cos(a) * 1.4 + cx, np.sin(a) * 1.4, 0)), lambda x, y: .5 * np.clip(1 - (np.hypot(x, y) / (s * 1.3)) ** 2, 0, 1) + .15 * perlin(x * .8, y * .8, 2), mt, 50, 120); d.location = (cx, cy, l - .35)
    om = M.simple('#b46a22', .3, .5, 0, .3, color2='#7d3f12', scale=1.3, bump=.3, bscale=3, coat=.5, vary=.3)
    on = protos(lambda: onion_ring(rnd(1.1, 1.8), .22, .62, rnd(3.6, 6.2), om), 7); strew(on, 46, in_gauss(2.9, 2.6), lift=.30, tilt=.4, mind=.6)
    cm = M.simple('#4f9a30', .35, .5, .1, .2, color2='#387a20', scale=2, vary=.3); cv = protos(lambda: X.chive(rnd(.5, 1.0), cm, .17), 6); strew(cv, 95, in_disc(9.8), lift=.14, tilt=.4, mind=.7)
    sprinkle('pepper', ball(6, 4), 160, in_disc(10.5), (.03, .06), M.simple('#1d140d', .7))
    sp = P.spoon(M.wood('#8a5f38', '#b98d5c', scale=1.5)); place(sp, (18.0, -12.0, .6), (0, 0, PI / 2 + .12)); sp.scale = (1.1, 1.2, 1.2)
    ch = slab('cheese', [(0, 0), (8.2, -1.7), (8.6, 0), (8.2, 1.7)], 3.4, None, .18, 3, mats=[M.cheese('#f0d27c', '#e8c462', .3), M.cheese('#f0d27c', '#e8c462', .3)]); place(ch, (-20.4, 8.4, 1.7), (0, 0, .55))
    stage.light('window', power=1.05, exposure=.15); stage.camera('top', (.4, 0, 2), 41, el=84, f=9, focus=(0, 0, 4))
