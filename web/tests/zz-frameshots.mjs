// screenshots of the frame with a mocked server
import { createServer } from 'vite';
import { launch } from '/work/page-tree/web/tests/browser.mjs';
import { mkdirSync } from 'node:fs';
const out='/tmp/fs/'; mkdirSync(out,{recursive:true});
const opt=(name,kind,def,extra={})=>({name,kind,default:def,help:'h',help_key:'rat-a-tat-cat-option-'+name,only_if:null,...extra});
const games=[{game:'rat-a-tat-cat',least_seats:2,most_seats:6,bots:[['random','Any'],['greedy','x'],['rulebook-sieve','x'],['rulebook-drowsy','x'],['rulebook','x']].map(([bot,about])=>({bot,about})),options:[
 opt('deck','choice','deluxe',{words:['deluxe','classic']}),opt('first_dealer','seat','random',{words:['random']}),opt('match_end','choice','rounds',{words:['rounds','time','elimination']}),
 opt('rounds','number',5,{min:1,max:50,words:['players'],suggested:[3,5,7],only_if:{name:'match_end',value:'rounds'}}),
 opt('minutes','number',30,{min:5,max:240,words:[],suggested:[],only_if:{name:'match_end',value:'time'}}),
 opt('limit','number',100,{min:10,max:1000,words:[],suggested:[100,200],only_if:{name:'match_end',value:'elimination'}}),
 opt('limit_rule','choice','over',{words:['over','reach'],only_if:{name:'match_end',value:'elimination'}}),
 opt('open_outer','flag',false),opt('memory_aid','flag',false),opt('call_from','choice','any_turn',{words:['any_turn','after_first_lap']}),opt('reshuffle','choice','all',{words:['all','keep_top']}),opt('lap_limit','number',100,{min:10,max:1000,words:[],suggested:[]})]}];
const me={guest:'g1',name:'Brave Whisker'};
const bot=(b)=>({who:'bot',bot:b});
const tables=[{id:'p1',game:'rat-a-tat-cat',phase:'open',clock_s:30,seats:[{who:'guest',name:'Марфа'},{who:'empty'},bot('greedy'),{who:'empty'}]},{id:'p2',game:'rat-a-tat-cat',phase:'playing',clock_s:null,seats:[{who:'guest',name:'Wilhelmina von Rattenstein'},{who:'guest',name:'Bo'},bot('rulebook')]}];
const g=(guest,name,here=true,host=false)=>({who:'guest',guest,name,here,host});
const info=(phase)=>({id:'T',game:'rat-a-tat-cat',public:false,phase,seats:phase==='open'?[g('g1','Brave Whisker',true,true),g('g2','Марфа',false),bot('rulebook'),{who:'empty'}]:[g('g1','Brave Whisker',true,true),g('g2','Марфа',false),bot('rulebook'),bot('greedy')],options:[{name:'memory_aid',value:true},{name:'rounds',value:3}],clock_s:30,invite:'abcdefghijklmnop012345',watchers:1,rematch:null});
const down={face:null,open:false,glance:false,known_by:null};const row=[down,down,down,down];
const sight={you:0,memory_aid:false,open_outer:false,round:2,rounds:3,limit:null,dealer:1,in_round:[0,1,2,3],rows:[row,row,row,row],deck:40,deck_order:null,discard:{count:3,top:'3',all:null},totals:[12,20,9,30],scores:null,out_in:[0,0,0,0],last_turns:null,on_turn:0,doing:{doing:'source'},ask:{ask:'choose_source',take:true},why_no_call:null};
const notices=[{t:'round_began',round:1,dealer:1},{t:'scored',scores:[{seat:0,score:12,total:12},{seat:1,score:20,total:20},{seat:2,score:9,total:9},{seat:3,score:30,total:30}]},{t:'round_began',round:2,dealer:2},...Array.from({length:30},(_,i)=>({t:'rejected',seat:i%4,card:'9'}))].map((notice,i)=>({number:i+1,notice}));
const seed='ab'.repeat(32);
import { createHash } from 'node:crypto';
const commitment=createHash('sha256').update(Buffer.from(seed,'hex')).digest('hex');
const play=(end)=>({epoch:0,number:33,notices,sight:{game:'rat-a-tat-cat',sight:end?{...sight,doing:{doing:'over'},ask:null,on_turn:null}:sight},waits:end?[]:[0],sealed:[],yours:null,away:[1],deadline_ms:24000,may_undo:!end,commitment,end:end?{places:[2,3,1,4],scores:[12,20,9,30],seed}:null});
const chat=[{number:1,guest:'g2',name:'Марфа',seat:1,text:'Кто взял мой ноль?'},{number:2,guest:'g9',name:'Watcher',seat:null,text:'<img src=x onerror=alert(1)> not me'}];
const qr='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="240" height="240"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM4 4h1v1H4zM6 5h1v2H6z"/></svg>';
const pages={
 lobby:['#/',{}],
 lobbyempty:['#/',{empty:true}],
 setup:['#/new/rat-a-tat-cat',{}],
 picker:['#/new/rat-a-tat-cat',{act:async p=>{await p.locator('.page ul button').nth(1).click();}}],
 more:['#/new/rat-a-tat-cat',{act:async p=>{await p.locator('summary').click();}}],
 waiting:['#/table/T',{phase:'open'}],
 table:['#/table/T',{phase:'playing'}],
 chat:['#/table/T',{phase:'playing',act:async p=>{ const b=p.locator('.talk button'); if(await b.count()) await b.click(); }}],
 end:['#/table/T',{phase:'over'}],
 fair:['#/table/T',{phase:'over',act:async p=>{await p.locator('dialog summary').click(); await p.waitForTimeout(300);}}],
 settings:['#/table/T',{phase:'playing',act:async p=>{ const b=p.locator('.sign button'); if(await b.first().isVisible()) await b.first().click(); }}],
 replay:['#/replay/T?at=1',{phase:'over'}],
 drop:['#/replay',{}],
 rules:['#/rules/rat-a-tat-cat',{}],
 lost:['#/table/nope',{}],
 name:['#/',{act:async p=>{await p.locator('button.tag').click();}}],
};
const args=process.argv.slice(2);const o=(n,f)=>(args.find(a=>a.startsWith(`--${n}=`))?.split('=')[1]??f).split(',');
const want=args.filter(a=>!a.startsWith('--'));
const vite=await createServer({root:'/work/page-tree/web',logLevel:'error',server:{port:0,host:'127.0.0.1',fs:{strict:false}}});await vite.listen();
const base=vite.resolvedUrls.local[0];const browser=await launch();
try{
 for(const name of want.length?want:Object.keys(pages)) for(const width of o('width','1440')) for(const theme of o('theme','dark')) for(const lang of o('lang','en')){
  const [hash,{phase='playing',act,empty}]=pages[name];
  const height=+o('height','0')[0]||(+width<600?740:900);
  const c=await browser.newContext({viewport:{width:+width,height},colorScheme:theme,locale:lang,reducedMotion:'reduce',deviceScaleFactor:+width<600?2:1});
  const p=await c.newPage();
  p.on('pageerror',e=>console.error(name,e.message));p.on('console',m=>m.type()==='error'&&console.error(name,m.text()));
  await p.route('**/api/v1/**',r=>{const u=new URL(r.request().url());const path=u.pathname.replace('/api/v1','');const json=(b,s=200)=>r.fulfill({status:s,contentType:'application/json',body:JSON.stringify(b)});
   if(path==='/me')return json(me); if(path==='/games')return json(games); if(path==='/tables')return json({tables:empty?[]:tables});
   if(path.endsWith('/qr'))return r.fulfill({contentType:'image/svg+xml',body:qr});
   if(path.endsWith('/frames'))return json({total:5,from:0,frames:Array.from({length:5},(_,i)=>({at:i,by:null,decision:null,automatic:false,notices:[{t:'turn_began',seat:i%4,last:false}],sight:{game:'rat-a-tat-cat',sight:{...sight,ask:null,you:null}}}))});
   if(path==='/tables/T')return json(info(phase)); return json({code:'not_found',reason:''},404);});
  await p.routeWebSocket('**/socket',ws=>{ws.onMessage(m=>{const msg=JSON.parse(m);if(msg.t==='hello')ws.send(JSON.stringify({t:'welcome',you:{guest:'g1',name:me.name,seat:0,host:true},table:info(phase),chat,play:phase==='open'?null:play(phase==='over')}));});});
  await p.goto(base+hash);await p.waitForSelector('main',{timeout:60000});await p.evaluate(()=>document.fonts.ready);await p.waitForTimeout(900);
  if(act){await act(p);await p.waitForTimeout(400);}
  const f=`${name}-${width}x${height}-${theme}-${lang}.png`;await p.screenshot({path:out+f,fullPage:!act&&!args.includes('--fold')});console.log(f);await c.close();}
}finally{await browser.close();await vite.close();}
