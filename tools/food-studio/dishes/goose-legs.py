"""A crisp goose leg with two potato dumplings and gravy on a plate, thyme on top; evening light."""
from kit import *
from kit import extra_b as X
from kit.poultry import fuse, limb, part
M = mats; P = props

def skinmat():
    g = M.M('goose', '#8a4214', .24, .5, .1, (.4, .2, .08), coat=.7, coatr=.12); n, n2, n3 = g.noise(.25, 5, .6), g.noise(1.0, 6, .65), g.noise(5, 4)
    c = g.mix(g.band(n2, .3, .7), '#a8571c', '#c47a30'); c = g.mix(g.math('MULTIPLY', g.band(n, .45, .7), .85), c, '#6b2c0c'); c = g.mix(g.math('MULTIPLY', g.band(n3, .62, .74), .6), c, '#451a06'); g.col(c); g.bump(g.math('ADD', n2, g.math('MULTIPLY', n3, .6)), .4, .14); return g.m
def dumpling(r=3.3):
    o = rnd(0, 99); return lathe('kloss', [(0, 0), (r * .6, .05), (r * .92, r * .45), (r, r * .95), (r * .86, r * 1.4), (r * .5, r * 1.72), (0, r * 1.8)], M.simple('#ecd898', .5, .5, .3, .4, color2='#dcc278', scale=.8, bump=.35, bscale=2.2, coat=.25, coatr=.25), curve=50, seg=90, fn=lambda q, z, a: (q * (1 + .05 * perlin(np.cos(a) * 1.2 + o, np.sin(a) * 1.2, z * .4)), z + .08 * perlin(np.cos(a) * q + o, np.sin(a) * q, 3)))

def build():
    stage.table(M.wood('#3a281b', '#6b4c33', planks=14.0)); P.napkin(26, 36, M.linen('#a8322a', stripe='#efe6d6'), dirn=1.2, at=(-19, -3, .1), under=[(0, 0, 15)])
    pl = P.plate(15.2, 1.9, M.ceramic('#ece6d8', '#8a7458', .4), rim=.2); pl.location.z = .1
    rim = lambda a: 9.6 + 1.1 * np.sin(a * 3 + .5) + .8 * np.sin(a * 5 + 2); gv = disc('gravy', rim, lambda x, y: .85 + .35 * (1 - smooth(.75, 1.0, np.hypot(x, y) / rim(np.arctan2(y, x)))), M.sauce('#5f2f10', '#7d4518', '#3a1a08', .1, .3, .15, oil=.5), 80, 160); gv.location = (.6, -.6, 0)
    leg = fuse([part((5.4, 4.0, 2.6), (-2.6, 0, 2.7), (0, 0, .1), .1), part((3.4, 3.2, 2.4), (-.2, .9, 3.1), (0, 0, .4), .08)] + limb((.6, .4, 3.0), (7.4, -.4, 2.3), 2.6, 1.05, 9) + [part((1.2, 1.15, 1.1), (7.6, -.4, 2.3), (0, 0, 0), .18)], skinmat(), .2, 10)
    bn = join([tube('bone', [(7.2, -.4, 2.3), (9.2, -.5, 2.25), (10.4, -.55, 2.3)], [.55, .5, .62], M.simple('#e8d8b6', .5, color2='#c4a070', scale=1.6), 16), place(blob('kn', (.8, .9, .75), M.simple('#e8d8b6', .5, color2='#c4a070', scale=1.6), .15, 1, 16), (10.8, -.55, 2.3))], 'bone'); bn.parent = leg; place(leg, (-1.6, -3.0, .75), (0, 0, .5))
    for x, y in ((-5.2, 5.4), (2.2, 7.0)): k = dumpling(3.4); place(k, (x, y, .75), (0, 0, rnd(0, 6)))
    sprinkle('nutmeg', ball(6, 4), 160, in_box(16, 8, -1.5, 6.2), (.03, .06), M.simple('#7a4a20', .8), .3)
    a, b = surf(-4.2, -4.4)[0], surf(1.2, -1.5)[0]; place(thyme(6.6), (a.x, a.y, max(a.z, b.z) + .25), (0, .06, .5)); place(thyme(5.6), (-2.4, -3.3, max(a.z, b.z) + .45), (0, .1, .95))
    fk = P.fork(); place(fk, (-18.2, -11.0, 1.1), (0, 0, PI / 2)); kn = P.knife(); place(kn, (18.2, -11.5, .4), (0, 0, PI / 2))
    sb = P.bowl(4.6, 4.4, M.ceramic('#ece6d8')); sb.location = (15.5, 14.8, 0); disc('sauce', 4.0, lambda x, y: 3.3 + 0 * x, M.sauce('#5f2f10', '#7d4518', '#3a1a08', .1, .3, .15, oil=.5), 30, 80).location = (15.5, 14.8, 0)
    stage.light('window', power=1.15, exposure=.15); stage.camera('three', (0, .8, 2.2), 43, el=44, f=7, focus=(-1, -3, 3.5))
