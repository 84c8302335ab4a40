// What people type for a page, in both languages, besides its title. Data alone: the words of a row are found whatever the
// language of the app. A word is found by its beginning, a Chinese one also inside of a sentence.
//
// A row is a screen by name, or one of its actions (`name?search`). Screens that stand in no menu are found only if they
// have a row.

/** Said of everything that starts a new record. */
export const doing =
  'record add new log enter make write report create submit start fill 记录 登记 新增 添加 填写 上报 提交 发起 录入'

export const places: Readonly<Record<string, string>> = {
  home: 'home start today now dashboard main overview what is due 首页 主页 今天 今日 概览',
  todo: 'to do todo tasks jobs waiting approve approval decide pending inbox outstanding 待办 审批 任务 待处理 收件箱',
  oversight:
    'today overview manager dashboard problems overdue late gaps ratio ratios 总览 超时 逾期 配比 师生比 今日情况',
  feed: 'feed news what happened activity timeline posts photos 动态 最新 发生了什么 照片',
  messages: 'messages inbox mail chat unread notifications alerts 消息 信息 通知 未读 收件箱',
  notifications:
    'notifications push alerts email sound mute quiet reminders phone 通知 推送 提醒 邮件 静音 免打扰',
  outbox:
    'outbox offline unsent sync waiting wifi wi-fi internet network connection upload 离线 未发送 同步 网络 无线 断网 上传',
  mine: 'me personal language chinese english dark mode theme appearance sign out log out logout exit profile more all pages menu 我的 语言 中文 英文 深色 夜间 退出 登出 注销 全部功能 更多 菜单',
  setting:
    'settings password passkey security authenticator fingerprint face id devices version text size font cache 设置 密码 指纹 安全 验证 字体 字号 版本 缓存',
  center:
    'profile my details name photo picture avatar phone address email emergency 个人资料 头像 姓名 电话 邮箱 地址 紧急联系人',
  secondStep: 'two factor 2fa mfa second step authenticator security code 两步验证 双重验证 验证器 安全',
  ownPin: 'pin code tablet kiosk clock in door 口令 密码 平板 打卡 门口',
  service:
    'help support problem bug feedback question contact what is new version 帮助 客服 反馈 问题 故障 意见 更新',
  childrenList:
    'attendance register roll sign in sign out arrive arrival leave pick up pickup collect drop off dropoff present absent here sick today check in check out enrollment who is here head count headcount ratio ratios 考勤 签到 签退 出勤 缺勤 到园 离园 接送 接孩子 送孩子 点名 在园 入园 人数 师生比',
  'childrenList?show=toCome':
    'sign in child children arrive arrival drop off dropoff check in 签到 入园 到园 送孩子',
  'childrenList?show=present':
    'sign out child children leave pick up pickup collect check out go home 签退 离园 接孩子 放学',
  attendanceRecord:
    'attendance record history hours funding ece return days absences print csv spreadsheet rs7 出勤 记录 考勤表 缺勤 打印 导出 小时 工时 补贴',
  briefing:
    'handover hand over takeover shift change reliever relief briefing summary of the room allergies asleep print 交接班 交班 接班 代班 班级情况 重点关注 打印',
  ratio:
    'ratio ratios adults enough staff numbers break breaks non contact move room 配比 师生比 师幼比 人数 休息 转班',
  childHours:
    'hours children attendance register funding funded ece return rs7 fees invoice total totals month week booked absences export csv print 时数 在园时间 出勤表 补贴 收费 统计 导出 打印',
  ownHours:
    'my hours worked timesheet time sheet wages pay overtime breaks start work end work week month 我的 工时 上班 下班 加班 休息 工资',
  staffHours:
    'hours staff worked wages pay payroll timesheet time sheet staff hour count rs7 overtime breaks month week export csv print 工时 工资 考勤 加班 休息 统计 导出 打印',
  ratioAt:
    'who was here at a time inspection inspector present children staff adults on site then ratio evidence 检查 督导 某时 当时 在园 人员 师生比 记录',
  ratioHistory: 'ratio history breaches too few adults short 配比 记录 人数不足',
  headCount:
    'head count headcount heads name to face roll call missing child lost garden toilets bus everybody here 点名 清点 人数 清点人数 丢失 找孩子 走失',
  headCountHistory: 'head counts history name to face record missing 清点 记录 点名',
  conversations: 'message colleague team chat write staff room send 同事 消息 留言 聊天 发消息',
  invitePeople: 'invite link qr join add people staff new teacher 邀请 链接 二维码 加入 新教师',
  house:
    'staff here ratio ratios adults teachers head count headcount evacuation who is in clock on clock off hours start work end work break lunch 在岗 员工 师生比 配比 人数 上班 下班 打卡 休息',
  nappyChange:
    'nappy nappies diaper diapers change wet soiled poo bottom cream toileting 尿布 尿不湿 尿片 纸尿裤 换尿布 大便 小便 湿 护臀',
  'nappyChange?tab=toilet':
    'toilet potty wee pee poo bathroom toileting training 如厕 厕所 上厕所 马桶 便盆 大便 小便',
  bottleFeed:
    'milk bottle bottles formula feed feeding breast drink 喝奶 喂奶 吃奶 奶瓶 奶粉 配方奶 母乳 冲奶',
  meal: 'meal meals breakfast morning tea lunch afternoon tea snack food eat eating ate kai allergy allergies diet 用餐 吃饭 早餐 午餐 点心 加餐 进餐 吃了多少 过敏 忌口',
  sleep:
    'sleep nap naps asleep rest bed cot check checks monitoring sids awake woke lie down 睡 睡觉 午睡 睡眠 小睡 巡视 入睡 起床 床',
  sunscreenApplication: 'sunscreen sun sunblock cream uv hat spf sunsmart 防晒 太阳 防晒霜 紫外线 帽子',
  checkDetails:
    'care record history what happened log diary daily nappies sleeps meals temperature 护理 记录 历史 日志 明细 日常 尿布 睡眠',
  sleepGaps: 'sleep checks missed late gaps monitoring audit report 睡眠 巡视 漏查 迟到 缺口 报告',
  openingCheck: 'opening open up morning unlock door safety check daily 开园 开门 早上 检查 早班',
  closingCheck: 'closing close lock up evening door alarm safety check daily 关园 关门 锁门 晚上 检查 晚班',
  healthSafetyCheck:
    'health safety check inspection daily playground outside hazards 健康 安全 检查 巡查 户外',
  cleaningCheck:
    'cleaning clean disinfect hygiene toys bathroom kitchen laundry roster 清洁 打扫 消毒 卫生 玩具',
  premisesCheck:
    'premises building facilities maintenance inspection playground warrant fitness equipment 场地 设施 建筑 检查 维修 设备',
  incidentForm:
    'accident injury injuries incident bump head fall fell hurt bite bitten cut bruise blood first aid ambulance 事故 受伤 意外 摔倒 摔跤 磕碰 磕到 撞到 咬人 被咬 抓伤 擦伤 流血 骨折 急救 伤 跌倒',
  incidentHistory:
    'accidents injury injuries incident register bumps falls bites first aid worksafe 事故 受伤 意外 记录 急救 咬',
  illnessForm:
    'illness sick ill fever temperature vomit vomiting diarrhoea rash cough infectious contagious unwell exclusion 生病 发烧 发热 体温 呕吐 腹泻 拉肚子 咳嗽 皮疹 红疹 传染病 手足口 水痘 流感 不舒服',
  illnessHistory:
    'illness sick sickness ill fever infectious outbreak exclusion register 生病 发烧 病假 传染 疾病 记录',
  foodTemperature:
    'temperature fridge freezer cooking cooling reheating food safety plan haccp thermometer 温度 冰箱 冷藏 冷冻 烹饪 食品安全',
  bottles:
    'bottle bottles milk formula breast milk label scan qr warm warmed baby feed 奶瓶 喝奶 配方奶 母乳 标签 扫描',
  mealMenuShopping: 'shopping list groceries buy ingredients order food kitchen 采购 买菜 清单 食材',
  mealsEaten: 'meals eaten appetite little leftovers waste report food how much 用餐 吃得少 剩余 剩饭 胃口',
  medicinePlan:
    'medicine medication plan planned due authority authorities consent dose doses antibiotic inhaler epipen asthma paracetamol pamol give today parent agrees 药 用药 喂药 用药计划 用药委托 委托书 今天用药 剂量 抗生素 哮喘 退烧药',
  medicineForm:
    'medicine medication medicines dose pamol paracetamol antibiotic inhaler epipen asthma drug administer consent 药 喂药 用药 服药 剂量 退烧药 抗生素 哮喘',
  medicineHistory:
    'medicine medication doses register consent paracetamol epipen 药 用药 喂药 服药 记录 授权',
  riskAssessmentForm:
    'risk assessment excursion trip outing walk rams danger hazard 风险 评估 外出 郊游 危险',
  riskAssessmentHistory: 'risk assessments excursions trips rams 风险 评估 外出 记录',
  hazardForm:
    'hazard danger broken repair maintenance fix damage unsafe fault slippery 隐患 危险 维修 损坏 坏了 报修 修理 漏水',
  hazards: 'hazards maintenance repairs broken fix register danger jobs 隐患 维修 报修 危险 登记 修理',
  reportHistory: 'my reports sent submitted history 我的报告 已提交 历史',
  nearExpiryFood:
    'food expiry expire expires expired out of date old use by best before fridge 食品 过期 临期 保质期 冰箱',
  food: 'food pantry fridge stock ingredients kitchen meals menu lunch allergens 食品 食材 冰箱 库存 厨房 餐 菜单',
  drills:
    'fire drill drills evacuation evacuate earthquake lockdown emergency alarm practice tsunami 消防 火警 火灾 疏散 地震 演习 演练 防暴 紧急 应急 锁园',
  learningStories:
    'learning stories story observation assessment portfolio te whariki photos parents curriculum 学习故事 观察 评价 成长档案 课程 照片',
  learningStoryCreate: 'learning story observation write photo portfolio 学习故事 写故事 观察 照片 成长档案',
  toAnswer: 'answer read confirm rsvp reply outstanding receipts 回复 确认 待阅 答复 回执',
  notice:
    'notice notices announcement announcements news board staff circular memo bulletin 公告 通知 通告 告示',
  policyList:
    'policy policies procedure procedures rules handbook code of conduct guidelines documents 制度 政策 规章 流程 手册 守则 文件',
  meetingList: 'meeting meetings minutes agenda staff calendar schedule appointment 会议 开会 议程 纪要 日程',
  eventHistory:
    'events excursion trip outing party calendar celebration festival open day 活动 外出 郊游 庆祝 节日 日历 参观',
  eventForm:
    'event excursion trip outing party birthday celebration calendar plan 活动 外出 郊游 庆祝 节日 聚会',
  rosterList:
    'roster rosters shift shifts schedule timetable hours work week rota who works non contact 排班 班表 值班 轮班 上班时间 工时 课表 周计划',
  rosterForm:
    'roster shift shifts plan schedule timetable week rota publish staff hours cover reliever 排班 班表 编排 轮班 安排 代班',
  awardList:
    'award awards honour recognition praise milestone anniversary certificate of service thanks 奖 荣誉 表彰 奖励 表扬 周年',
  workflowWorkbench:
    'requests workbench approvals process processes forms expenses purchase reimbursement 工作台 审批 流程 报销 采购 申请',
  workflowCreate:
    'request new process form expense purchase reimbursement apply application 申请 流程 报销 采购 发起 表单',
  workflowMine: 'my requests applications sent processes 我的申请 我发起 流程',
  news: 'news website public articles families 新闻 资讯 家长 公开',
  visitors:
    'visitor visitors guest contractor tradesperson parent sign in sign out here check in badge 访客 来访 客人 访客登记 登记 签到 参观 维修工',
  visitorHistory: 'visitors record register history who came 访客 记录 来访 历史',
  doorPoster: 'poster qr code door visitors sign in print 海报 二维码 门口 访客 打印',
  leaveForm:
    'leave holiday holidays vacation annual sick day off time off bereavement parental absence away 请假 休假 年假 病假 事假 假期 调休 产假 丧假',
  leaveHistory:
    'my leave holiday holidays vacation annual balance days left sick time off 我的请假 年假 休假 假期 余额 剩余',
  allLeave:
    'leave staff holidays away absence who is off vacation sick balance 请假 休假 员工 假期 病假 谁请假',
  credentialForm:
    'certificate first aid registration practising police vet safety check qualification licence upload renew 证书 急救证 教师资格 注册 资质 执照 上传 无犯罪',
  credentialHistory:
    'certificates first aid registration teaching council police vet safety checking qualification expiry licence training 证书 资质 急救证 教师资格 注册 有效期 执照 培训 无犯罪',
  payParityHistory:
    'pay parity salary wage wages step increase pay rate money raise 薪酬 工资 薪级 同工同酬 涨薪 待遇',
  payParityForm: 'pay parity salary wage step apply application 薪酬 工资 薪级 申请 同工同酬',
  asset:
    'assets equipment inventory label toys furniture ipad laptop kit 资产 设备 物品 库存 标签 玩具 家具 电脑',
  assetScan: 'scan qr label barcode asset equipment 扫码 扫描 二维码 标签 资产',
  manage: 'manage management admin administration settings configuration all pages 管理 设置 配置 后台',
  rules:
    'rules law regulations ratio ratios licensing criteria ministry compliance legal requirements 规定 法规 比例 师生比 标准 许可 合规 法律',
  placeMap: 'map places address location where 地图 地点 地址 位置',
  place: 'places addresses locations map 地点 地址 位置',
  webAddress: 'links websites web pages bookmarks documents url 网址 链接 网页 收藏',
  plan: 'plan care tasks schedule rounds times routine daily timetable 计划 任务 日程 安排 作息 常规',
  planForm: 'plan new care task round time routine 计划 新任务 安排 作息',
  setup: 'setup set up start checklist first steps getting started 开始 设置 引导 初始 入门',
  holidays:
    'holiday holidays public closed days calendar statutory anniversary 节假日 放假 公休 法定 假期 假日',
  mealMenuWeek:
    'menu menus meals food lunch breakfast morning tea afternoon tea snack dishes allergens what is for lunch 菜单 食谱 午餐 早餐 点心 过敏 今天吃什么',
  mealMenuKitchen:
    'cook kitchen serve servings numbers lunch meals diet allergy who eats 备餐 厨房 供餐 人数 餐 过敏 饮食',
  mealMenu: 'menus menu plan rotation weeks meals publish kitchen 食谱 菜单 周 轮换 发布 厨房',
  dish: 'dishes dish recipe recipes food meals kitchen ingredients allergens 菜品 菜 食谱 做法 配料 过敏原 厨房',
  ingredient: 'ingredients ingredient allergens food label kitchen contains 配料 原料 过敏原 食材 标签 厨房',
  mealMenuRecall:
    'recall ingredient food poisoning who ate batch contaminated safety 召回 追溯 配料 食物中毒 谁吃了',
  closure:
    'closed closure closures shut shutdown christmas break storm snow day holiday off 闭园 停课 关闭 放假 圣诞 暴雨',
  term: 'term terms school year dates calendar semester 学期 校历 日期 开学',
  sleepSettings: 'sleep check interval minutes monitoring settings 睡眠 巡视 间隔 分钟 设置',
  checklists: 'checklists templates checks items questions opening closing cleaning 检查表 模板 检查项 清单',
  learningGoal: 'learning goals outcomes curriculum own 学习目标 课程 目标',
  processes: 'processes forms workflows approvals templates designer 流程 表单 审批 模板 设计',
  payTable: 'pay table salary scale rates wages steps 薪级表 工资表 薪酬 待遇',
  child:
    'children enrolment enrolments enrol new child allergies allergy parents contacts family birthday details 孩子 儿童 幼儿 入园 报名 过敏 家长 联系人 资料 档案',
  waitingList: 'waiting list enquiries enquiry enrol future places 候补 排队 报名 等候 咨询',
  staff:
    'staff people teachers employees users team accounts password reset invite new teacher phone contact 员工 老师 教师 人员 用户 账号 重置密码 邀请 同事 电话',
  signInLocks: 'locked account unlock password wrong sign in blocked 锁定 解锁 密码 账号 登录 登不上',
  room: 'rooms groups classes ratio capacity age 房间 班级 教室 班 人数 师生比',
  kiosks: 'tablet tablets kiosk ipad door sign in pad device 平板 设备 门口 签到机',
  role: 'roles rights permissions access who may deputy 角色 权限 授权 岗位权限',
  position: 'posts positions job titles 岗位 职位 职务',
  team: 'departments teams organisation structure 部门 团队 组织架构',
  lookup: 'dictionaries lists choices options values 字典 选项 列表 类别',
  directory:
    'directory single sign on sso microsoft google entra azure login 目录 单点登录 统一登录 微软 谷歌',
  article: 'write news article website publish public 写新闻 文章 发布 官网',
  auditTrail:
    'audit trail log history who changed who looked security changes 审计 日志 操作记录 谁改的 历史',
  dataExport: 'export data backup download csv spreadsheet excel privacy 导出 数据 备份 下载 表格',
  policyForm: 'policy new publish procedure document 制度 发布 新制度 文件',
  meetingForm: 'meeting new plan invite agenda minutes 会议 新会议 召集 议程',
  awardForm: 'award new give honour praise thank 奖 颁发 表彰 表扬',
  centres: 'centres centers sites branches operator new centre 园所 中心 分园',
  installation:
    'installation system status health version database disk certificate support operator 系统 状态 版本 数据库 磁盘 支持',
  mailbox: 'mail emails sent letters smtp 邮件 发送 信件',
}
