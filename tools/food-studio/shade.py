"""A scene as a shaded picture of 960x720 without Cycles, in about ten seconds of one core: good enough to be painted.
Copy it into the studio: nice -n 19 blender -b -t 1 -P shade.py -- <slug> OUT.png [exposure, .78 paints well]"""
import bpy, sys, os, importlib, time, zlib
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode=True
import kit
import numpy as np
from kit.core import perlin, fbm
W,H=960,720
def ss(a,b,x): t=np.clip((x-a)/(b-a),0,1); return t*t*(3-2*t)
def blur(a,r):
    k=np.exp(-.5*(np.arange(-3*r,3*r+1)/r)**2); k/=k.sum()
    f=lambda v:np.convolve(np.pad(v,3*r,mode='edge'),k,'valid')
    return np.apply_along_axis(f,0,np.apply_along_axis(f,1,a))
slug,out=sys.argv[sys.argv.index('--')+1:][:2]; t0=time.time()
kit.reset(); kit.seed(slug)
if '-step-' in slug: importlib.import_module('dishes.steps').scenes[slug]()
else: importlib.import_module('dishes.'+slug).build()
sc=bpy.context.scene; cam=sc.camera; sc.render.resolution_x,sc.render.resolution_y,sc.render.resolution_percentage=W,H,100
dg=bpy.context.evaluated_depsgraph_get(); dg.update()
VM=np.array(cam.matrix_world.inverted()); PM=np.array(cam.calc_matrix_camera(dg,x=W,y=H)); MVP=PM@VM; cpos=np.array(cam.matrix_world.translation)
L=np.array([-78,62,82.]); L/=np.linalg.norm(L); F=np.array([85,-50,60.]); F/=np.linalg.norm(F)
lu=np.cross(L,[0,0,1.]); lu/=np.linalg.norm(lu); lv=np.cross(lu,L); SR,SN=.14,1100; sm=np.full((SN,SN),-1e9)
def sidx(p): return np.clip((p@lu/SR+SN/2).astype(int),0,SN-1),np.clip((p@lv/SR+SN/2).astype(int),0,SN-1)
zb=np.full(H*W,1e9); G={k:np.zeros((H*W,3),np.float32) for k in('n','loc','pos')}; G['a']=np.zeros((H*W,2),np.float32); G['m']=np.full(H*W,-1,np.int16); G['o']=np.zeros(H*W,np.float32)
gz=np.full(H*W,1e9); gn=np.zeros((H*W,3),np.float32); mats=[]; mid={}; planes={}; seen=0
for o in sc.objects:
    if o.type!='MESH' or o.hide_render or not o.visible_camera or o.location.z<-400: continue
    if o.name.startswith(('table','wall')): planes[o.name[:4]]=(o.location.z if o.name.startswith('table') else o.location.y, o.data.materials[0]); continue
    ev=o.evaluated_get(dg); me=ev.to_mesh(); n=len(me.vertices)
    if not n or not len(me.polygons): continue
    me.calc_loop_triangles(); T=len(me.loop_triangles); co=np.empty(n*3,np.float32); me.vertices.foreach_get('co',co); co=co.reshape(-1,3); vn=np.empty(n*3,np.float32); me.vertices.foreach_get('normal',vn); vn=vn.reshape(-1,3)
    tr=np.empty(T*3,int); me.loop_triangles.foreach_get('vertices',tr); tr=tr.reshape(-1,3); mi=np.empty(T,int); me.loop_triangles.foreach_get('material_index',mi)
    M4=np.array(ev.matrix_world); P=co@M4[:3,:3].T+M4[:3,3]; VN=vn@np.linalg.inv(M4[:3,:3]); VN/=np.linalg.norm(VN,axis=1)[:,None]+1e-9
    c=np.concatenate([P,np.ones((n,1))],1)@MVP.T; sx,sy=(c[:,0]/c[:,3]*.5+.5)*W,(.5-c[:,1]/c[:,3]*.5)*H
    A,B,C=tr.T; ar=np.abs((sx[B]-sx[A])*(sy[C]-sy[A])-(sx[C]-sx[A])*(sy[B]-sy[A]))/2
    on=(np.maximum.reduce([sx[A],sx[B],sx[C]])>=-60)&(np.minimum.reduce([sx[A],sx[B],sx[C]])<W+60)&(np.maximum.reduce([sy[A],sy[B],sy[C]])>=-60)&(np.minimum.reduce([sy[A],sy[B],sy[C]])<H+60)
    wa=np.linalg.norm(np.cross(P[B]-P[A],P[C]-P[A]),axis=1)/2
    k=np.where(on,np.clip(np.ceil(np.maximum(ar*2.0,wa/SR**2*.35)),1,900000),0).astype(int); idx=np.repeat(np.arange(T),k); S=len(idx)
    if not S: continue
    if S>6000000: idx=idx[::2]; S=len(idx)
    j=np.arange(S)-np.repeat(np.cumsum(k)-k,k)[:S]; off=np.random.RandomState(3).rand(T,2)[idx]; u=np.mod(off[:,0]+j*.7548776662,1); v=np.mod(off[:,1]+j*.5698402910,1); f=u+v>1; u[f],v[f]=1-u[f],1-v[f]
    w0=1-u-v; a,b,d=A[idx],B[idx],C[idx]; mix=lambda q:(q[a]*(w0[:,None])+q[b]*u[:,None]+q[d]*v[:,None])
    pos=mix(P); q=np.concatenate([pos,np.ones((S,1))],1)@MVP.T; z=q[:,3]; x=((q[:,0]/z*.5+.5)*W).astype(int); y=((.5-q[:,1]/z*.5)*H).astype(int)
    mt=me.materials[0] if len(me.materials) else None; glass=mt is not None and mt.name.startswith('glass')
    if not glass: i_,j_=sidx(pos); np.maximum.at(sm,(i_,j_),pos@L)
    ok=(x>=0)&(x<W)&(y>=0)&(y<H)&(z>0); pix=(y*W+x)
    fn=np.cross(P[B]-P[A],P[C]-P[A]); fn/=np.linalg.norm(fn,axis=1)[:,None]+1e-12; FN=fn[idx]; nn=mix(VN); nn/=np.linalg.norm(nn,axis=1)[:,None]+1e-9; hard=np.abs((nn*FN).sum(1))<.80; nn[hard]=FN[hard]
    vd=cpos-pos; back=(nn*vd).sum(1)<0; nn[back]*=-1
    tgt=gz if glass else zb; ok&=z<tgt[np.clip(pix,0,H*W-1)]; s=np.nonzero(ok)[0]
    if not len(s): continue
    s=s[np.argsort(-z[s])]; p=pix[s]; tgt[p]=z[s]
    if glass: gn[p]=nn[s]; continue
    loc=mix(co); at=[me.attributes[t] for t in('sr','cu','q','lu','strand') if t in me.attributes][:1]; a2=[me.attributes[t] for t in('sa','cv','lv') if t in me.attributes][:1]; AT=np.zeros((n,2),np.float32)
    for ci,l in((0,at),(1,a2)):
        if l: h=np.empty(n,np.float32); l[0].data.foreach_get('value',h); AT[:,ci]=h
    names=[m.name if m else '' for m in me.materials] or ['']
    for nm in names:
        if nm not in mid: mid[nm]=len(mats); mats.append(nm)
    lut=np.array([mid[nm] for nm in names]); G['n'][p]=nn[s]; G['loc'][p]=loc[s]; G['pos'][p]=pos[s]; G['a'][p]=mix(AT)[s]; G['m'][p]=lut[np.clip(mi[idx[s]],0,len(lut)-1)]; G['o'][p]=(zlib.crc32(o.name.encode())%997)/997
    ev.to_mesh_clear(); seen+=S
# holes: a pixel most of whose neighbours are clearly nearer takes the nearest of them
Z=zb.reshape(H,W); pad=np.pad(Z,1,mode='edge'); nb=np.stack([pad[1+dy:1+dy+H,1+dx:1+dx+W] for dy in(-1,0,1) for dx in(-1,0,1) if dx or dy]); med=np.sort(nb,0)[3]; hole=Z>med*1.004+.15; am=nb.argmin(0); D=[(dy,dx) for dy in(-1,0,1) for dx in(-1,0,1) if dx or dy]
yy,xx=np.nonzero(hole); src=np.array([min(max(y+D[am[y,x]][0],0),H-1)*W+min(max(x+D[am[y,x]][1],0),W-1) for y,x in zip(yy,xx)],int) if len(yy) else np.array([],int); dst=yy*W+xx
for k in G: G[k][dst]=G[k][src]
zb[dst]=zb[src]
# table and wall
inv=np.linalg.inv(MVP); X,Y=np.meshgrid((np.arange(W)+.5)/W*2-1,1-(np.arange(H)+.5)/H*2); far=np.stack([X,Y,np.ones_like(X),np.ones_like(X)],-1).reshape(-1,4)@inv.T; far=far[:,:3]/far[:,3:]; ray=far-cpos; ray/=np.linalg.norm(ray,axis=1)[:,None]
for nm,(h,m) in planes.items():
    ax=2 if nm=='tabl' else 1; t=(h-cpos[ax])/np.where(np.abs(ray[:,ax])<1e-9,1e-9,ray[:,ax]); hp=cpos+ray*t[:,None]; cp=hp@VM[:3,:3].T+VM[:3,3]; zz=-cp[:,2]; e=(t>0)&(zz<zb)&(np.abs(hp).max(1)<900)
    if nm=='tabl' and 'wall' in planes: e&=hp[:,1]<=planes['wall'][0]+.01
    if m.name not in mid: mid[m.name]=len(mats); mats.append(m.name)
    zb[e]=zz[e]; G['n'][e]=(0,0,1) if ax==2 else (0,-1,0); G['loc'][e]=hp[e] if ax==2 else hp[e][:,[0,2,1]]; G['pos'][e]=hp[e]; G['m'][e]=mid[m.name]; G['o'][e]=.5
# albedo
alb=np.full((H*W,3),.5); metal=np.zeros(H*W); gloss=np.full(H*W,.12); emit=np.zeros((H*W,3))
def pal(m):
    cs=[np.array(i.default_value[:3]) for nd in m.node_tree.nodes if nd.type in('MIX_RGB','MIX') for i in nd.inputs if i.type=='RGBA' and not i.is_linked]; b=m.node_tree.nodes.get('Principled BSDF'); return cs,(np.array(b.inputs['Base Color'].default_value[:3]) if b else np.array([1,.8,.5])),b
def lerp(a,b,t): return a+(b-a)*t[:,None]
for nm,i in mid.items():
    e=np.nonzero(G['m']==i)[0]
    if not len(e): continue
    if not nm: continue
    m=bpy.data.materials[nm]; cs,base,b=pal(m); P=G['loc'][e].astype(float); r,a=G['a'][e].T.astype(float); k=nm.split('.')[0]; n1=ss(.3,.7,.5+.9*fbm(P[:,0]*.9,P[:,1]*.9,P[:,2]*.9,3)); n2=.5+.9*fbm(P[:,0]*3,P[:,1]*3,P[:,2]*3+9,2)
    if k=='glow': emit[e]=(3.2,2.2,.9); alb[e]=0; continue
    if b is None: alb[e]=(.7,.75,.75); continue
    rough=b.inputs['Roughness'].default_value; coat=b.inputs['Clearcoat'].default_value if 'Clearcoat' in b.inputs else 0; gloss[e]=np.clip(.06+.5*max(0,.5-rough)+.35*coat,0,.55)
    if b.inputs['Metallic'].default_value>.5: metal[e]=1; c=np.repeat(base[None],len(e),0)
    elif k=='gingham': p=2.6; u_=np.mod(r/p,1)<.5; v_=np.mod(a/p,1)<.5; w_,rd=cs[0],cs[1]; one=w_*.48+rd*.52; c=np.where((u_&v_)[:,None],rd,np.where((u_|v_)[:,None],one,w_))
    elif k=='onionflesh': c=lerp(cs[0][None]*np.ones((len(e),1)),cs[2],.55*ss(.5,.95,np.abs(np.sin(r*17))))
    elif k=='onionskin': c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],ss(.2,.8,.5+.5*np.sin(np.arctan2(P[:,1],P[:,0])*14+n2*3)))
    elif k=='flesh_lemon': w_=np.abs(np.sin(a*4.5))*r; c=np.repeat(np.array([[.90,.70,.10]]),len(e),0)*(.9+.2*n2[:,None]); pith=np.array([.95,.88,.62]); c=np.where(((w_<.06)|((r>.86)&(r<.955))|(r<.08))[:,None],pith,c); c=np.where((r>=.955)[:,None],np.array([.87,.55,.02]),c)
    elif k=='slice_cucumber': c=np.where((r<.5)[:,None],np.array([.74,.81,.51]),np.array([.49,.62,.24])); c=np.where((r>.95)[:,None],np.array([.03,.10,.02]),c)
    elif k=='carrotcut': c=np.where((r<.48)[:,None],cs[0],cs[1]); c=np.where((r>.95)[:,None],cs[-1],c)
    elif k=='zimt': c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],n1); c=np.where((r<.85)[:,None],cs[2]*(.94+.06*n1[:,None]),c)
    elif k=='kipferl': c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],n1); c=lerp(c,cs[2],.93*ss(.15,.75,G['n'][e][:,2]*.75+.5*(n1-.5)+.35*(n2-.5)))
    elif k=='wood':
        al=fbm(P[:,0]*.05,P[:,1]*.8,P[:,2]*.8,4); dark=cs[0] if cs else base*.6; c=lerp(dark[None]*np.ones((len(e),1)),base,ss(-.28,.22,al+.12*np.sin(P[:,1]*2.2+6*al)))
        if len(cs)>1: pl=np.floor(P[:,1]/15); c*=(.85+.3*np.mod(np.sin(pl*12.9898)*43758.5,1))[:,None]; gap=np.abs(np.mod(P[:,1]/15,1)-.0); c=np.where(((gap<.018))[:,None],cs[1],c)
    elif k=='leaf': c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],n1); c=np.where((np.abs(a)<.07)[:,None],cs[2],c)
    elif k=='linen': th=.5+.5*np.sin(P[:,0]*9)*np.sin(P[:,1]*9); c=base[None]*(.86+.2*n1+.10*th)[:,None]
    elif k=='powder': c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],n1); c=lerp(c,cs[2],.5*ss(.55,.8,n2))
    elif k in('plaster','marble'): c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],ss(.2,.8,.5+.9*fbm(P[:,0]*.06,P[:,1]*.06,0*P[:,0],4)))
    elif k=='food' and len(cs)>=4: c=lerp(cs[0][None]*np.ones((len(e),1)),cs[3],n1)
    elif len(cs)>=2: c=lerp(cs[0][None]*np.ones((len(e),1)),cs[1],n1)
    else: c=np.repeat(base[None],len(e),0)
    if k not in('gingham','enamel','paper') and G['m'][e[0]]!=-1: c=c*(1+.24*(G['o'][e]-.5))[:,None]
    alb[e]=c
# light
N=G['n'].astype(float); Pp=G['pos'].astype(float); V=cpos-Pp; V/=np.linalg.norm(V,axis=1)[:,None]+1e-9
rs=np.random.RandomState(5); sh=np.zeros(H*W); d0=Pp@L; base_u,base_v=Pp@lu,Pp@lv; NS=20
for s in range(NS):
    rr=np.sqrt((s+.5)/NS); an=s*2.39996; hit=np.zeros(H*W,bool)
    for dist in(.9,2.6,6.,14.):
        j=rr*.16*dist+.05; i_=np.clip(((base_u+j*np.cos(an))/SR+SN/2).astype(int),0,SN-1); k_=np.clip(((base_v+j*np.sin(an))/SR+SN/2).astype(int),0,SN-1); dd=sm[i_,k_]-d0; hit|=(dd>.35+.12*dist*.3)&(dd>dist*.42)&(dd<dist*2.6)
    sh+=hit
lit=1-sh/NS; Z=zb.reshape(H,W); ao=np.ones(H*W)
for r,st in((5,.9),(14,.5),(34,.22)): df=np.clip((Z-blur(np.minimum(Z,Z.min()+200),r)),0,4).ravel(); ao*=1-np.clip(df*st/(1+.06*r)*.9,0,.5)
key=np.clip((N@L)*.92+.08,0,None)*(.10+.90*lit); fil=np.clip((N@F)*.7+.3,0,None); amb=.5+.5*N[:,2]
E=key[:,None]*np.array([1.0,.93,.83])*2.35+(fil*ao)[:,None]*np.array([.90,.95,1.])*.42+(amb*ao)[:,None]*np.array([.86,.92,1.])*.50+((1-amb)*ao)[:,None]*np.array([.6,.5,.42])*.22
for l in[o for o in sc.objects if o.type=='LIGHT' and o.data.type=='POINT']: q=np.array(l.location)-Pp; d=np.linalg.norm(q,axis=1); E+=(np.clip((N*q).sum(1)/d,0,1)*1.5*(10/(d+5))**2)[:,None]*np.array([1,.6,.28])
Rf=2*(N*V).sum(1)[:,None]*N-V; Hh=L+V; Hh/=np.linalg.norm(Hh,axis=1)[:,None]; spec=np.clip((N*Hh).sum(1),0,1)**70*(.15+.85*lit)
env=.42+.50*ss(-.2,.9,Rf[:,2])+1.5*ss(.72,.93,Rf@L)*(.4+.6*lit)+.35*ss(.6,.9,Rf@F); col=alb*E*(.80+.20*ao)[:,None]+(gloss*spec*2.6)[:,None]; mc=alb*(env*(.55+.45*ao))[:,None]*1.35; col=np.where(metal[:,None]>.5,mc,col)+emit
# glass over it
g=gz<zb+.02; fr=.10+.55*(1-np.abs((gn*V).sum(1)))**3; hl=np.clip((gn*Hh).sum(1),0,1)**60; ga=np.where(g,np.clip(fr,0,.7),0); col=col*(1-ga[:,None])+ga[:,None]*np.array([.80,.86,.88])+(np.where(g,hl,0)*1.2)[:,None]
ex=float(sys.argv[-1]) if sys.argv[-1].replace('.','').isdigit() else 1.0
x=np.clip(col,0,None)*.62*ex; x=(x*(2.51*x+.03))/(x*(2.43*x+.59)+.14); x=np.clip(x,0,1)**(1/2.2)
im=bpy.data.images.new('o',W,H); px=np.ones((H,W,4),np.float32); px[...,:3]=x.reshape(H,W,3)[::-1]; im.pixels.foreach_set(px.ravel()); im.filepath_raw=os.path.abspath(out); im.file_format='PNG'; im.save(); print('SHADED',slug,round(time.time()-t0,1),seen,len(dst))
