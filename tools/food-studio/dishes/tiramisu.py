"""Tiramisu: a square portion, coffee-soaked layers, cocoa; plate, coffee beans, espresso behind."""
from kit import *
from kit.extra_a import *
M = mats; P = props
W, H = 8.0, 5.4

def mat():
    g = M.M('tira', '#f3e8d2', .42, .45, .3, (.4, .3, .2), coat=.15, coatr=.25); n, n2, v = g.noise(.8, 5), g.noise(3.5, 6, .65), g.voro(4.2); cr = g.mix(g.band(n, .3, .7), '#f3e4c6', '#e8d4ae'); k = g.band(g.math('ADD', g.attr('bis'), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .45)), .38, .62); bi = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .6), g.math('MULTIPLY', n2, .4)), [(.32, '#8a5a2e'), (.5, '#b5834c'), (.68, '#d8b27c')]); bi = g.mix(g.math('MULTIPLY', g.band(v, .26, .1), .5), bi, '#6b3f1c'); bi = g.mix(g.math('MULTIPLY', g.band(g.attr('bis'), .98, .55), .85), bi, '#532c12'); c = g.mix(k, cr, bi)
    e = g.math('MULTIPLY', g.band(g.math('ABSOLUTE', g.math('SUBTRACT', g.attr('bis'), .4)), .35, .05), .30); c = g.mix(e, c, '#c9a06c'); t = g.band(g.math('ADD', g.attr('top'), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .6)), .45, .75); co = g.mix(g.band(g.noise(1.2, 6, .7), .35, .68), '#32190c', '#55301a'); g.col(g.mix(t, c, co)); g.set('Roughness', g.math('ADD', .38, g.math('ADD', g.math('MULTIPLY', k, .25), g.math('MULTIPLY', t, .55)))); g.set('Clearcoat', g.math('SUBTRACT', .15, g.math('MULTIPLY', t, .15)))
    g.bump(g.math('ADD', g.math('MULTIPLY', g.math('ADD', n2, g.math('MULTIPLY', v, .7)), g.math('ADD', .15, g.math('ADD', k, g.math('MULTIPLY', t, .6)))), g.math('MULTIPLY', n, .4)), .45, .1); return g.m

def portion():
    nz, na = 110, 560; a = np.linspace(0, 2 * PI, na, endpoint=False)[None]; z = np.linspace(0, H, nz)[:, None]; R_ = superR(a, W, W, 16.); x0, y0 = R_ * np.cos(a), R_ * np.sin(a); s = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x0[0]), np.diff(y0[0])))])[None]; bis = np.zeros((nz, na))
    for zc, off in ((.76, 0.), (3.24, 1.1)):
        end = np.abs(x0) < np.abs(y0); k0 = np.where(end, (s + off) / 2.62, (y0 + 4.0) / 8.0); u = np.mod(k0 + np.where(end, .10, .012) * perlin(s * .55, z * .35 + zc, 1), 1) - .5; zz = z + .17 * perlin(s * .5, z * .4 + zc, 5); d = (np.abs(u) * 1.98) ** 3.4 + np.abs((zz - zc) / (.74 + .07 * perlin(s * .9, 0 * z, zc + 4))) ** 2.8; bis = np.maximum(bis, 1 - smooth(.75, 1.15, d))
    off = .07 * fbm(s * .7, z * .9, 3, 4) + .10 * (1 - bis) * (.4 + perlin(s * .5, z * .5, 7)) - .05 * bis + .03 * fbm(s * 3, z * 3, 1, 3) - .12 * smooth(.25, 0, z) - .25 * smooth(H - .35, H, z) ** 2; k = 1 + off / R_; V = [np.stack([x0 * k, y0 * k, z + 0 * a + .10 * perlin(x0 * .4, y0 * .4, 2) * z / H], -1).reshape(-1, 3)]; rt = R_[0] * k[-1]; side_top = smooth(H - .16, H + .02, z) + 0 * a
    nr = 60; q = np.linspace(1, 0, nr + 1)[1:-1, None]; X, Y = rt[None] * q * np.cos(a), rt[None] * q * np.sin(a); zt = V[0].reshape(nz, na, 3)[-1, :, 2][None]; dip = smooth(1, .82, q); Z = zt * (1 - dip) + dip * (H + .10 * perlin(X * .4, Y * .4, 2) + .16 * np.sin(X * 1.0 + .8 * perlin(Y * .4, X * .1, 4) * 2) * .55 + .14 * fbm(X * .6, Y * .6, 6, 3)) + .10 * smooth(1, .93, q); V.append(np.stack([X, Y, Z], -1).reshape(-1, 3))
    at = {'bis': np.concatenate([bis.ravel(), np.zeros(X.size)]), 'top': np.concatenate([side_top.ravel(), np.clip(1.15 - .35 * np.clip(perlin(X * .7, Y * .7, 12), 0, 1), 0, 1.3).ravel()])}; o = recalc(mesh('tiramisu', np.concatenate(V), grid_faces(nz + nr - 1, na, wrap_v=True) + [tuple((nz + nr - 2) * na + k for k in range(na))], mat(), attrs=at)); return o

def bean():
    o = blob('bean', (.55, .38, .28), M.simple('#3a1d0e', .25, .5, color2='#52301a', scale=2, vary=.25, coat=.4, coatr=.2), .05, 1, 22)
    for v in o.data.vertices:
        if v.co.z > 0: v.co.z = v.co.z * .55 - .12 * math.exp(-(v.co.y / .06) ** 2)
    return o

def ladyfinger(L=4.7):
    """A dry savoiardo: long, flat below, waisted, baked darker at the rim, sugar on top."""
    g = M.M('savoiardo', '#e0b878', .8, .2, .2, (.3, .2, .1)); nz = g.n('SeparateXYZ', {0: g.n('NewGeometry').outputs['Normal']}).outputs[2]; n = g.noise(2.4, 6, .65); k = g.band(g.math('ADD', nz, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .7)), .3, .8); c = g.mix(k, '#b57636', '#e6c592'); g.col(g.mix(g.band(g.voro(2.4), .22, .08), c, '#f6ead2')); g.bump(n, .5, .1)
    b = blob('savoiardo', (L, 1.35, .9), g.m, .05, .9, 44, box=3.0)
    for v in b.data.vertices: t = v.co.x / L; v.co.y *= .86 + .20 * t * t; v.co.z *= .62 if v.co.z < 0 else 1 + .05 * math.cos(v.co.x * 3.2)
    return b

def build():
    stage.table(M.wood('#3d2a1c', '#6f5038', planks=15.0)); stage.wall(M.plaster('#7d7770', '#6c665f'), 70); pl = P.plate(11.2, 1.3, M.ceramic('#d9d2c6', specks=.8), rim=.22); z0 = .66; o = portion(); place(o, (-.4, .4, z0), (0, 0, .55)); bpy.context.view_layer.update()
    cm = M.simple('#3a1e0e', .95, .1); sprinkle('cocoa', ball(6, 4), 3800, in_gauss(4.6, 4.2), (.012, .035), cm, .4); sprinkle('cocoa2', ball(6, 5), 500, in_box(7.4, 7.4, -.4, .4), (.02, .05), M.simple('#45240f', .95, .1), .3); sprinkle('cocoa3', ball(6, 4), 1400, in_gauss(10, 8), (.010, .028), cm, .4)
    bn = protos(bean, 5); strew(bn, 5, in_gauss(1.1, .8, 6.2, -3.8), lift=.2, tilt=.3, mind=1.0); strew(bn, 9, in_gauss(2.0, 1.0, -11.2, -7.8), z=.24, tilt=.3, mind=1.0); strew(bn, 5, in_gauss(1.4, .7, 12.0, -6.6), z=.24, tilt=.3, mind=1.0); strew_at(bn, [(-.9, .9, .4), (.1, .3, 1.6), (.2, 1.3, 2.8)], .16, .25)
    # espresso cup and savoiardi behind
    cp = P.bowl(4.0, 5.2, M.ceramic('#5d6a6d'), foot=.5, thick=.3); cp.location = (12.5, 14.5, .7); t = np.linspace(0, 1, 30); h = tube('handle', np.stack([3.7 + 2.1 * np.sin(PI * t), 0 * t, 1.3 + 2.9 * t], -1), .34, M.ceramic('#5d6a6d'), 10); place(h, (12.5, 14.5, .7), (0, 0, -.5)); sc = P.plate(7.2, 1.0, M.ceramic('#5d6a6d')); sc.location = (12.5, 14.5, 0); disc('coffee', 3.35, lambda x, y: 4.9 + 0 * x, M.simple('#2a1408', .08, coat=1, color2='#7a4a20', scale=.5)).location = (12.5, 14.5, 0)
    for x, y, z, a in ((-13.5, 13.5, .9, .25), (-12.2, 16.6, .9, .1), (-13.0, 14.9, 2.55, .5)): b = ladyfinger(); place(b, (x, y, z), (0, 0, a))
    P.napkin(24, 20, M.linen('#a39a8c'), dirn=.4, amp=.8, at=(-15.5, 3, .4), under=[(0, 0, 11.4), (-13, 15, 5)]); fk = P.fork(); place(fk, (-17, -3.2, 1.75), (0, .055, -.30)); sp = sprig(mint, 5, .7); place(sp, (6.6, 2.2, .95), (.1, .2, .4))
    stage.light('window', target=(0, 0, 3), exposure=.42); stage.camera('low', (0, 0, 3.2), 29, el=27, f=4.5, focus=(0, -4, 4.5))
