// The cleaning of a day.
import { done, number, section } from '../checklist/index.ts'

export const cleaningCheckTemplate = [
  section('rooms', 'Rooms', '活动室', [
    done('floors', 'Floors swept and mopped', '已清扫并拖地'),
    done('tables', 'Tables and high chairs disinfected', '桌面和餐椅已消毒'),
    done('toys', 'Mouthed toys washed and disinfected', '入口玩具已清洗消毒'),
    done('handles', 'Door handles, switches and rails wiped', '门把手、开关和扶手已擦拭'),
    done('bins', 'Bins emptied', '垃圾桶已清空'),
  ]),
  section('sleep', 'Sleep room', '睡眠室', [
    done('mattresses', 'Mattresses wiped, bedding changed', '床垫已擦拭，床品已更换'),
    done('air', 'Aired', '已通风'),
  ]),
  section('bathrooms', 'Bathrooms', '盥洗室', [
    done('toilets', 'Toilets and basins disinfected', '厕所和洗手池已消毒'),
    done('nappy-area', 'Nappy change mat and bin disinfected', '尿布垫和尿布桶已消毒'),
    done('supplies', 'Soap, towels and paper filled up', '已补充肥皂、毛巾和纸'),
  ]),
  section('kitchen', 'Kitchen', '厨房', [
    done('surfaces', 'Surfaces and sink disinfected', '台面和水槽已消毒'),
    done('cloths', 'Cloths and bibs washed', '抹布和围嘴已清洗'),
    number('dishwasher', 'Dishwasher rinse', '洗碗机冲洗温度', { unit: '°C', min: 60, required: false }),
  ]),
]
