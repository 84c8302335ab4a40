// The health and safety check, after the licensing criteria of the HS series: hazards, hot water, first aid, hygiene.
import { number, section, yesNo } from '../checklist/index.ts'

export const healthSafetyCheckTemplate = [
  section('hazards', 'Hazards', '安全隐患', [
    yesNo('cords', 'Blind cords, power points and leads out of reach', '窗帘绳、插座和电线幼儿够不到'),
    yesNo('furniture', 'Furniture that could fall is fixed to the wall', '可能倾倒的家具已固定'),
    yesNo(
      'small-parts',
      'No small parts or bags where under-threes play',
      '三岁以下幼儿活动处没有小零件和塑料袋',
    ),
    yesNo('hot-drinks', 'No hot drinks near children', '幼儿附近没有热饮'),
    yesNo('plants', 'No poisonous plants or loose branches', '没有有毒植物和松动的树枝', { asksPhoto: true }),
    yesNo('dangerous', 'Chemicals, medicines and knives locked away', '化学品、药品和刀具已上锁'),
  ]),
  section('water', 'Water and warmth', '水和温度', [
    number('hot-water', 'Hot water at the children’s taps', '幼儿用水龙头的热水温度', {
      unit: '°C',
      max: 40,
    }),
    number('cylinder', 'Hot water stored', '热水器储水温度', { unit: '°C', min: 60, required: false }),
    number('room-temperature', 'Coldest room', '最冷房间的温度', { unit: '°C', min: 18 }),
    yesNo('water-outside', 'Water outside fenced off or emptied', '户外积水已围挡或倒空'),
  ]),
  section('health', 'Health and hygiene', '卫生保健', [
    yesNo('first-aid', 'First aid kit complete, nothing expired', '急救箱齐全，无过期物品'),
    yesNo('nappy-area', 'Nappy change area clean, gloves there', '尿布台干净，手套齐备'),
    yesNo('hand-washing', 'Soap and towels at every basin', '每个洗手池有肥皂和毛巾'),
    yesNo('beds', 'Cots and mattresses sound and firm, bedding clean', '小床和床垫完好结实，床品干净'),
    yesNo('allergies', 'Allergy and medicine lists are up to date', '过敏和用药名单是最新的'),
  ]),
  section('emergency', 'Emergency', '应急', [
    yesNo('exits', 'Escape routes clear, plan on the wall', '疏散通道畅通，疏散图张贴在墙上', {
      asksPhoto: true,
    }),
    yesNo('extinguishers', 'Extinguishers in place and in date', '灭火器在位且未过期'),
    yesNo('supplies', 'Water, food and torches for three days', '备有三天的饮水、食物和手电筒'),
  ]),
]
