// What is looked at before the first child comes. Hot water: licensing criterion PF24, at most 40 °C where children
// reach it.
import { choice, done, number, option, section, text, yesNo } from '../checklist/index.ts'

export const openingCheckTemplate = [
  section('arrival', 'Arriving', '到园', [
    done('alarm', 'Alarm off, doors and emergency exits unlocked', '关闭警报，打开大门和安全出口'),
    yesNo('break-in', 'No sign of a break-in or damage', '没有被闯入或损坏的迹象', { asksPhoto: true }),
    done('lights', 'Lights, heating and fresh air on', '打开照明、取暖和通风'),
    yesNo('phone', 'Phone and emergency contacts at hand', '电话和紧急联系人资料就绪'),
  ]),
  section('inside', 'Inside', '室内', [
    yesNo('exits', 'Escape routes and exits are clear', '疏散通道和出口畅通'),
    number('room-temperature', 'Room temperature', '室内温度', { unit: '°C', min: 18, max: 28 }),
    number('hot-water', 'Hot water at the children’s taps', '幼儿用水龙头的热水温度', {
      unit: '°C',
      max: 40,
    }),
    number('fridge', 'Fridge temperature', '冰箱温度', { unit: '°C', min: 0, max: 5 }),
    yesNo('chemicals', 'Cleaning products and medicines locked away', '清洁用品和药品已上锁'),
    yesNo('first-aid', 'First aid kit complete and in its place', '急救箱齐全并在原位'),
    done('tables', 'Tables and nappy change area disinfected', '桌面和尿布台已消毒'),
  ]),
  section('outside', 'Outside', '户外', [
    yesNo('fence', 'Fence whole, gates shut and latching', '围栏完好，大门关闭并能自动上锁', {
      asksPhoto: true,
    }),
    yesNo(
      'playground',
      'Playground free of rubbish, animals and sharp things',
      '操场无垃圾、动物和尖锐物品',
      { asksPhoto: true },
    ),
    yesNo('sandpit', 'Sandpit raked and clean', '沙坑已耙平且干净'),
    choice('surfaces', 'Play equipment and ground', '游乐设施和地面', {
      options: [
        option('good', 'Dry and sound', '干燥完好'),
        option('wet', 'Wet, wiped dry', '潮湿，已擦干'),
        option('unsafe', 'Not safe to use', '不能安全使用', false),
      ],
    }),
  ]),
  section('note', 'Anything else', '其他', [
    text('note', 'Note for the team', '给同事的留言', { required: false }),
  ]),
]
