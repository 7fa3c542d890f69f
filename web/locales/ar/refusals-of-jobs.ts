/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': 'المشاركون المطلوبون حقل إلزامي',
  'The deadline of this job has passed. Change it before you post the job.':
    'انقضى الموعد النهائي لهذه الوظيفة. يُرجى تغييره قبل الإعلان عنها.',
  'Enter the number of your company page on LinkedIn': 'يُرجى إدخال رقم صفحة شركتك على LinkedIn',
  'LinkedIn takes descriptions of at least {{0}} characters': 'يقبل LinkedIn أوصافًا لا يقل عدد أحرفها عن {{0}}',
  'Location is missing': 'الموقع ناقص',
  'Only a job that is live can be posted': 'لا يمكن الإعلان إلا عن وظيفة منشورة',
  'Say in Job Details which city the job is in': 'يُرجى تحديد مدينة الوظيفة في تفاصيل الوظيفة',
  'Say in Job Details which state the job is in, or its postcode':
    'يُرجى تحديد ولاية الوظيفة أو رمزها البريدي في تفاصيل الوظيفة',
  'Some fields need attention before this job can be posted': 'تحتاج بعض الحقول إلى مراجعة قبل الإعلان عن هذه الوظيفة',
  'This board is reached by the other form': 'يُستخدم النموذج الآخر للوصول إلى موقع التوظيف هذا',
  'This field takes a complete email address, such as name@company.com':
    'يقبل هذا الحقل عنوان بريد إلكتروني كاملًا، مثل name@company.com',
  'This field takes a web address, such as https://company.com': 'يقبل هذا الحقل عنوان ويب، مثل https://company.com',
  'This field takes at least {{0}} characters': 'الحد الأدنى لعدد الأحرف في هذا الحقل هو {{0}}',
  'This field takes at most {{0}} characters': 'الحد الأقصى لعدد الأحرف في هذا الحقل هو {{0}}',
  'This field takes at most {{0}} items': 'الحد الأقصى لعدد العناصر في هذا الحقل هو {{0}}',
  'Line breaks and control characters are not possible here': 'لا يمكن استخدام فواصل الأسطر وأحرف التحكم هنا',
  'This column is not on the board any more': 'لم يعد هذا العمود في اللوحة',
  'This column is there already': 'هذا العمود موجود بالفعل',
  'A board has at most {{0}} columns': 'الحد الأقصى لأعمدة اللوحة هو {{0}}',
  'Move the candidates out of "{{0}}" first': 'يُرجى نقل المرشحين من «{{0}}» أولًا',
  'A user or group has one role on a job': 'للمستخدم أو المجموعة دور واحد في الوظيفة',
  'A role on a job belongs to one user or to one group': 'الدور في الوظيفة يخص مستخدمًا واحدًا أو مجموعة واحدة',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    'غيّر شخص آخر في هذه الأثناء من لديه وصول إلى هذه الوظيفة. لم يُستبدل شيء: يُرجى مراجعة القائمة والحفظ مرة أخرى.',
  'A column needs a title': 'يحتاج العمود إلى عنوان',
  'The title is too long': 'العنوان طويل جدًا',
  'No such version': 'هذا الإصدار غير موجود',
  'A version needs a name': 'يحتاج الإصدار إلى اسم',
  'The name is too long': 'الاسم طويل جدًا',
  'No such column': 'هذا العمود غير موجود',
  'The column "{{0}}" belongs to every job and stays as it is': 'العمود «{{0}}» موجود في كل وظيفة ويبقى كما هو',
  'No such job': 'هذه الوظيفة غير موجودة',
  'This job is archived. Activate it again to change it.': 'هذه الوظيفة مؤرشفة. لتغييرها يلزم تفعيلها من جديد.',
  'Your role does not allow this': 'دورك لا يسمح بهذا',
  'This board has none of the stages that the template is for':
    'لا تحتوي هذه اللوحة على أي من المراحل المخصص لها القالب',
  'Choose a time zone': 'يُرجى اختيار منطقة زمنية',
  'Some fields need attention before this job can go live': 'تحتاج بعض الحقول إلى مراجعة قبل نشر هذه الوظيفة',
  'At most {{0}} people and groups have a role on a job':
    'الحد الأقصى للأشخاص والمجموعات ذوي الأدوار في الوظيفة هو {{0}}',
  'This job has been created before': 'سبق إنشاء هذه الوظيفة',
  'This job is live. Archive it first.': 'هذه الوظيفة منشورة. تلزم أرشفتها أولًا.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    'غيّر شخص آخر الجزء نفسه من هذه الوظيفة في هذه الأثناء. لم يُستبدل شيء.',
  'Changed by somebody else': 'غيّره شخص آخر',
  'Only a job that is live can be shared': 'لا يمكن إلا مشاركة وظيفة منشورة',
  'The job is being activated. Look again in a moment.': 'يجري تفعيل الوظيفة. يُرجى المعاودة بعد لحظات.',
  'A key is nobody who could be told: only a person follows a job':
    'لا يمكن إبلاغ المفاتيح بشيء: لا يتابع الوظيفة إلا شخص',
  'Give the dashboard a name': 'يُرجى تسمية لوحة المعلومات',
  'There is no such dashboard': 'لوحة المعلومات هذه غير موجودة',
  'There is no such template': 'هذا القالب غير موجود',
  'This template has been created before': 'سبق إنشاء هذا القالب',
  'Somebody else changed this template in the meantime': 'غيّر شخص آخر هذا القالب في هذه الأثناء',
  'This template cannot be saved as it is': 'لا يمكن حفظ هذا القالب بوضعه الحالي',
  'A template holds questions, not the form page or the endings':
    'يحتوي القالب على أسئلة، لا على صفحة النموذج أو صفحات النهاية',
  'This picture has too many pixels (max. 50 megapixels)':
    'عدد وحدات البكسل في هذه الصورة كبير جدًا (الحد الأقصى 50 ميغابكسل)',
  'The assistant is still busy with your last requests.': 'لا يزال المساعد مشغولًا بطلباتك الأخيرة.',
  'No such suggestion': 'هذا الاقتراح غير موجود',
  'Somebody else changed the automations of this job in the meantime':
    'غيّر شخص آخر عمليات الأتمتة لهذه الوظيفة في هذه الأثناء',
  'Two automations have the same id': 'لعمليتي أتمتة المعرّف نفسه',
  'A job can have {{0}} automations': 'الحد الأقصى لعمليات الأتمتة في الوظيفة هو {{0}}',
  'These automations would move candidates in a circle: {{0}}': 'ستنقل عمليات الأتمتة هذه المرشحين في حلقة: {{0}}',
  'Give a number of days from 1 to {{0}}': 'يُرجى إدخال عدد أيام من 1 إلى {{0}}',
  'Rejected candidates are in one stage: leave the stages out':
    'المرشحون المرفوضون في مرحلة واحدة: لا داعي لتحديد مراحل',
  'The score of a model decides nothing: choose another condition': 'درجة النموذج لا تقرر شيئًا: يُرجى اختيار شرط آخر',
  'An automation has no reviews of its own: choose another condition':
    'ليس للأتمتة مراجعات خاصة بها: يُرجى اختيار شرط آخر',
  'Candidates are in this stage already': 'المرشحون في هذه المرحلة بالفعل',
  'At most {{0}} slots are possible': 'الحد الأقصى لعدد المواعيد هو {{0}}',
  'People of whom some take part are named in one group': 'يُذكر الأشخاص الذين يشارك بعضهم في مجموعة واحدة',
  'A slot ends after it begins': 'ينتهي الموعد بعد بدايته',
  'These conditions cannot be read': 'لا يمكن قراءة هذه الشروط',
} as Record<string, string>
