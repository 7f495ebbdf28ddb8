"""nice -n 5 blender -b -t 1 -P render-ingredients.py -- OUT_DIR WIDTHxHEIGHT SAMPLES [KEY…]
Renders ingredient scenes, all of them without keys, and scenes of steps by "<recipe>-step-<number>"."""
import bpy, sys, os, time, tempfile, zlib, traceback
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE); sys.dont_write_bytecode = True
import numpy as np
import kit, denoise
from kit import mats
from dishes import ingredients, steps
out, size, samples, *keys = sys.argv[sys.argv.index('--') + 1:]; W, H = map(int, size.split('x')); N = int(samples); os.makedirs(out, exist_ok=True)
def render(key):
    t0 = time.time(); kit.reset(); mats._cache.clear(); kit.seed(key); (steps.scenes.get(key) or (lambda: ingredients.build(key)))()
    S = bpy.context.scene; S.render.engine = 'CYCLES'; C = S.cycles; C.device = 'CPU'; C.samples = max(2, N // 2); S.render.use_persistent_data = True; S.world.cycles.sampling_method = 'NONE'; C.use_denoising = False; C.use_adaptive_sampling = False
    C.max_bounces = 8; C.diffuse_bounces = 2; C.glossy_bounces = 2; C.transmission_bounces = 8; C.transparent_max_bounces = 6; C.caustics_reflective = C.caustics_refractive = False; C.sample_clamp_indirect = 3; C.sample_clamp_direct = 12; C.blur_glossy = 1.0
    S.render.resolution_x, S.render.resolution_y, S.render.resolution_percentage = W, H, 100
    for mt in bpy.data.materials:
        for nd in (mt.node_tree.nodes if mt.use_nodes else ()):
            if nd.type == 'TEX_NOISE' and nd.inputs['Detail'].default_value > 4: nd.inputs['Detail'].default_value = 4
            if nd.type == 'BSDF_PRINCIPLED':
                nd.subsurface_method = 'BURLEY'
                if key in steps.scenes: nd.inputs['Subsurface'].default_value = 0
    S.display_settings.display_device = 'sRGB'; vl = S.view_layers[0]; vl.cycles.denoising_store_passes = True; vl.use_pass_z = True
    st = S.render.image_settings; st.file_format = 'OPEN_EXR_MULTILAYER'; st.color_depth = '32'; st.exr_codec = 'NONE'; tmp = os.path.join(tempfile.gettempdir(), 'food_%s_%d' % (key, os.getpid())); parts = []
    for i in (1, 2): C.seed = zlib.crc32(key.encode()) % 9999 + i * 7919; S.render.filepath = '%s_%d.exr' % (tmp, i); bpy.ops.render.render(write_still=True); parts.append(S.render.filepath)
    img, _ = denoise.denoise(*parts, radius=6)
    for p in parts: os.remove(p)
    h, w = img.shape[:2]; a = np.ascontiguousarray(denoise.finish(img, zlib.crc32(key.encode()) % 1000)); px = np.ones((h, w, 4), np.float32); px[..., :3] = a[::-1]
    im = bpy.data.images.new('out', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(px.ravel()); st.file_format = 'PNG'; st.color_depth = '8'; st.color_mode = 'RGB'; im.save_render(os.path.join(out, ('%s.png' if key in steps.scenes else 'ingredient-%s.png') % key), scene=S)
    print('DONE %s %.0fs' % (key, time.time() - t0), flush=True)
for key in keys or list(ingredients.SCENES):
    try: render(key)
    except Exception: traceback.print_exc(); print('FAILED', key, flush=True)
