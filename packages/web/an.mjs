import { build } from 'vite'
const r = await build({ logLevel:'silent', build:{ write:false, emptyOutDir:false } })
const outs = (Array.isArray(r)?r:[r]).flatMap(x=>x.output)
for (const name of process.argv.slice(2)) {
  const c = outs.find(o=>o.type==='chunk' && o.name===name)
  if(!c){console.log('no',name);continue}
  const mods = Object.entries(c.modules).map(([id,m])=>[m.renderedLength??m.code?.length??0,id.replace(/.*node_modules\//,'').replace(/.*packages\//,'')]).sort((a,b)=>b[0]-a[0])
  console.log('==',name,c.code.length); for(const m of mods.slice(0,60)) console.log(m[0],m[1])
}
