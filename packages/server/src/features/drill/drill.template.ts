// What is looked at during a drill, after the procedures that New Zealand's centres keep.
import { done, section, text, yesNo } from '../checklist/index.ts'

const after = section('after', 'Afterwards', '演练之后', [
  yesNo('calm', 'Children were calm and knew what to do', '幼儿情绪稳定并知道怎么做'),
  yesNo(
    'contacts',
    'Attendance list and emergency contacts were taken along',
    '已携带出勤名单和紧急联系人资料',
  ),
  text('who-missed', 'Who needs to practise again', '需要再次练习的人', { required: false }),
])

export const fireDrillTemplate = [
  section('evacuation', 'Getting out', '疏散', [
    done('alarm', 'Alarm given, everybody could hear it', '已发出警报，所有人都能听到'),
    done('call', 'Somebody was named to ring the fire service', '已指定人员拨打火警电话'),
    yesNo('exits', 'Exits were clear and opened', '出口畅通并能打开'),
    done('rooms', 'Every room, toilet and sleep room was checked', '已检查每个房间、厕所和睡眠室'),
    done('doors', 'Doors were closed behind us', '已随手关门'),
    yesNo('babies', 'Babies were carried or in the evacuation cot', '婴儿由人抱着或在疏散床内'),
    done('assembly', 'Everybody was at the assembly point', '所有人已到集合点'),
  ]),
  after,
]

export const earthquakeDrillTemplate = [
  section('shaking', 'While it shakes', '地震时', [
    done('drop', 'Drop, cover and hold', '蹲下、遮挡、抓牢'),
    yesNo('windows', 'Everybody was away from windows and heavy furniture', '所有人远离窗户和重家具'),
    done('babies', 'Babies were shielded by adults', '成人保护婴儿'),
  ]),
  section('then', 'Then', '震后', [
    done('injuries', 'Looked for injuries', '已检查是否有人受伤'),
    yesNo('utilities', 'Gas, water and power could be turned off', '能够关闭燃气、水和电'),
    done('tsunami', 'Decided whether to go to higher ground', '已决定是否转移到高处'),
    yesNo('supplies', 'Emergency supplies were at hand', '应急物资就绪'),
  ]),
  after,
]

export const lockdownDrillTemplate = [
  section('inside', 'Going inside', '进入室内', [
    done('signal', 'Signal given, everybody outside came in', '已发出信号，室外人员已进入'),
    done('doors', 'Doors and windows locked, curtains closed', '已锁好门窗并拉上窗帘'),
    yesNo('hidden', 'Everybody was out of sight and quiet', '所有人不在视线内并保持安静'),
    done('police', 'Somebody was named to ring the police', '已指定人员报警'),
    yesNo('phones', 'Phones were on silent', '手机已静音'),
    done('signal-end', 'Nobody left before the all-clear', '解除信号前无人离开'),
  ]),
  after,
]
