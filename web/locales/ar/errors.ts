import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'يُرجى تسجيل الدخول',
  signInText: 'لم تسجل الدخول، أو انتهت جلستك. يُرجى تسجيل الدخول وفتح العنوان من جديد.',
  noRecordingTitle: 'لا يوجد تسجيل كهذا',
  noRecordingText: 'ربما حُذف، أو لا يحق لك مشاهدته.',
  wrongHostTitle: 'هذا العنوان غير معدّ',
  wrongHostText:
    'لا يستجيب Hirelog تحت الاسم الموجود في شريط العنوان. إذا كنت تشغل هذا التثبيت، فيُرجى تعيين PUBLIC_URL إلى العنوان الذي تستخدمه المتصفحات، مثل PUBLIC_URL=https://hire.example.com، ثم إعادة تشغيله. وعلى الوكيل الموجود أمامه تمرير ترويسة Host، أو أن يُذكر في TRUSTED_PROXIES.',
  notOursTitle: 'لم يتغير شيء',
  notOursText: 'لم يأت هذا الطلب من صفحة في Hirelog.',
  tooLargeTitle: 'الحجم كبير جدًا',
  tooLargeText: 'ما أرسلته أكبر مما تقبله هذه الصفحة. لم يتغير شيء.',
  unreadableTitle: 'لا يمكن قراءة هذا العنوان',
  unreadableText: 'ربما اقتُطع أو كُتب خطأ في الطريق. يُرجى فتح الرابط من جديد من حيث وجدته، أو الانتقال إلى البداية.',
  refusedTitle: 'لم يُقبل هذا',
  refusedText: 'تعذر فهم الطلب. لم يتغير شيء.',
  awayTitle: 'تعذر الوصول إلى Hirelog حاليًا',
  awayText: 'قاعدة البيانات لا تستجيب. ما حفظته في أمان. يُرجى فتح العنوان من جديد بعد لحظات.',
  brokenTitle: 'حدث خطأ ما',
  brokenText: 'هذا خطؤنا وليس خطأك. ما حفظته في أمان.',
  home: 'الانتقال إلى البداية',
} satisfies Translation<typeof en>
