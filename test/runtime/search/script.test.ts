import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isReadable } from '../../../runtime/search/script.ts';

test('rejects questions that are mostly in a non-Latin script, even if they contain Latin names and codes', () => {
  for (const text of [
    '东京现在几点',
    'Equinor の CEO は誰ですか',
    '100 USD 是多少 EUR',
    'GDPR 第17条的全文',
    'ノルウェーの GDP は?',
    'Equinor의 이사회 의장은 누구입니까',
    'كم عدد سكان القاهرة',
    'EUR إلى USD اليوم',
    'नॉर्वे की जनसंख्या कितनी है',
    'Какой сейчас курс EUR к USD',
    'IP-адрес',
    'Ποιος είναι ο πληθυσμός της Αθήνας',
    'מה השעה בתל אביב',
    'เวลาเท่าไหร่ในกรุงเทพ',
    'iPhone の価格',
  ])
    assert.is(isReadable(text), false, text);
});

test('accepts questions in Latin script, including questions with a name in another script, and questions without letters', () => {
  for (const text of [
    'population of 東京',
    'what time is it in Αθήνα',
    'Queen Mary 2',
    'Bevölkerung von Køln',
    '5 µm in mm',
    '???',
    '',
    '923609016',
  ])
    assert.is(isReadable(text), true, text);
});

test.run();
