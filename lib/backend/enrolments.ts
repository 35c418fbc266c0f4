import { Hono } from 'hono';
import { object } from 'zod/mini';
import { id } from '@/lib/contract/common';
import { isVideoCourse } from '@/lib/contract/courses';
import { enrolment } from '@/lib/contract/enrolments';
import { badRequest, notFound } from '@/lib/errors';
import { toLatinDigits } from '@/lib/format/digits';
import { transferReceived } from '@/lib/mail/templates/transfers';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { announce } from './announce';
import { answer, type Backend } from './backend';
import { toUnicode } from './burmese';
import { findPublished } from './content';
import { params } from './middleware/checked';
import { limited } from './middleware/limited';
import { noScriptForms } from './no-script-forms';
import { storedPhone } from './phones';
import { newReference } from './reference';
import { storeTransferOnce } from './transfers';
import { checkedUpload } from './uploads';

export const enrolments = new Hono<Backend>().post(
  '/zoom-form/upload-form/:courseId',
  noScriptForms.enrol,
  limited('enrol'),
  params(object({ courseId: id })),
  async (c) => {
    const { website, snapShot, ...sent } = await checkedUpload(c, enrolment);
    const course = await findPublished('courses', c.get('paramsData').courseId, 0);
    if (!course) throw notFound(text.gone);
    if (isVideoCourse(course)) throw badRequest(text.isVideo);
    if (website) return answer(c, text.enrolled(newReference(), course.name));
    const phone = storedPhone(sent.phNumber);
    const person = { name: await toUnicode(sent.name), email: sent.email, phone };
    const fbName = await toUnicode(sent.fbName);
    const age = Number(toLatinDigits(sent.age));
    const transfer = {
      collection: 'enrolments' as const,
      who: phone,
      student: { name: person.name, age },
      course,
      screenshot: snapShot,
      amount: sent.amount,
      transactionNumber: sent.transactionNumber,
    };
    const { cms, reference, repeated, ...stored } = await storeTransferOnce(c, transfer, (cms, data) =>
      cms.create({
        collection: 'enrolments',
        data: {
          ...data,
          ...person,
          fbName,
          age,
          courseType: sent.courseType,
          ruleStatus: true,
          communication: sent.communication,
          courseStart: course.startCourse,
        },
      }),
    );
    if (!repeated) {
      const news = { ...person, ...stored, kind: 'enrolments' as const, reference, course: course.name };
      await announce(cms, {
        visitor: transferReceived(news),
        telegram: `Enrolment ${reference}: ${course.name}`,
      });
    }
    return answer(c, text.enrolled(reference, course.name));
  },
);
