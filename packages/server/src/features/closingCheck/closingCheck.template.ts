// What is looked at before the last person leaves: above all that no child is left.
import { done, number, section, text, yesNo } from '../checklist/index.ts'

export const closingCheckTemplate = [
  section('children', 'Children', '幼儿', [
    yesNo('everybody-out', 'Every child is signed out', '所有幼儿均已签退'),
    done(
      'rooms-seen',
      'Every room, toilet, cot and hiding place looked at',
      '已查看每个房间、厕所、小床和可藏身处',
    ),
    done('outside-seen', 'Playground and sheds looked at', '已查看操场和储物间'),
  ]),
  section('inside', 'Inside', '室内', [
    done('appliances', 'Oven, heaters and appliances off', '已关闭烤箱、取暖器和电器'),
    done('taps', 'Taps off, nappy bins emptied', '已关闭水龙头，清空尿布桶'),
    number('fridge', 'Fridge temperature', '冰箱温度', { unit: '°C', min: 0, max: 5 }),
    yesNo('food', 'Food covered and dated, open bottles thrown out', '食物已密封并标注日期，开封奶瓶已处理'),
    done('chargers', 'Tablets charging and locked away', '平板已充电并锁好'),
  ]),
  section('outside', 'Locking up', '锁门', [
    done('sandpit', 'Sandpit covered, toys put away', '已盖好沙坑，收好玩具'),
    yesNo('windows', 'Windows and doors locked', '门窗已锁好', { asksPhoto: true }),
    yesNo('gates', 'Gates and sheds locked', '大门和储物间已锁好', { asksPhoto: true }),
    done('alarm', 'Alarm on', '已开启警报'),
  ]),
  section('note', 'Anything else', '其他', [
    text('note', 'Note for the morning', '给早班的留言', { required: false }),
  ]),
]
