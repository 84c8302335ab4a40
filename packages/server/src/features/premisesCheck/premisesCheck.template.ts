// The check of premises and facilities, after the licensing criteria of the PF series.
import { choice, number, option, section, text, yesNo } from '../checklist/index.ts'

export const premisesCheckTemplate = [
  section('building', 'Building', '建筑', [
    yesNo('warrant', 'Building warrant of fitness shown and in date', '建筑合格证已张贴且有效'),
    yesNo('doors', 'Doors and finger guards sound', '门和防夹装置完好', { asksPhoto: true }),
    yesNo('windows', 'Windows, glass and locks sound', '窗户、玻璃和锁完好', { asksPhoto: true }),
    yesNo('floors', 'Floors and mats safe, nothing to trip over', '地面和地垫安全，无绊倒隐患', {
      asksPhoto: true,
    }),
    yesNo('ventilation', 'Heating, ventilation and lights work', '取暖、通风和照明正常'),
    yesNo('smoke-alarms', 'Smoke alarms tested', '已测试烟雾报警器'),
  ]),
  section('water', 'Bathrooms and water', '盥洗室和用水', [
    number('hot-water', 'Hot water at the children’s taps', '幼儿用水龙头的热水温度', {
      unit: '°C',
      max: 40,
    }),
    yesNo('toilets', 'Toilets and basins work', '厕所和洗手池正常'),
    yesNo('drains', 'No leaks or blocked drains', '无漏水和堵塞', { asksPhoto: true }),
  ]),
  section('outside', 'Outside', '户外', [
    yesNo(
      'fence',
      'Fence and gates whole, nothing to climb on beside them',
      '围栏和大门完好，旁边没有可攀爬物',
      { asksPhoto: true },
    ),
    choice('surfacing', 'Soft fall under play equipment', '游乐设施下的缓冲地面', {
      options: [
        option('deep', 'Deep enough', '厚度足够'),
        option('raked', 'Raked and topped up', '已耙平补足'),
        option('thin', 'Too thin', '太薄', false),
      ],
    }),
    yesNo('equipment', 'Play equipment firm, no rust or splinters', '游乐设施稳固，无锈蚀和木刺', {
      asksPhoto: true,
    }),
    yesNo('shade', 'Shade sails and umbrellas firm', '遮阳篷和遮阳伞稳固'),
    yesNo('sheds', 'Sheds tidy and locked', '储物间整洁并上锁'),
    text('note', 'What needs repair', '需要维修的地方', { required: false }),
  ]),
]
