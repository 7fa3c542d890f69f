export default {
  title: 'Central de ajuda',
  intro: 'Respostas curtas ao que mais se pergunta. Digite uma palavra para encontrar a sua.',
  search: 'Buscar na ajuda',
  none: 'Nenhuma resposta contém “{{search}}”.',
  more: 'Ainda com dúvidas? <link>Fale conosco</link>.',
  groupJobs: 'Montar uma vaga',
  groupCandidates: 'Atrair candidatos',
  groupReview: 'Avaliar e decidir',
  groupTeam: 'Trabalhar em equipe',
  groupRecord: 'Comprovar o que aconteceu',
  newJobTitle: 'Como crio uma vaga?',
  newJob:
    'Escolha Criar nova vaga. O editor conduz você pelos detalhes da vaga, pela ficha de avaliação, pelas perguntas, pela prévia e por Atrair candidatos. Tudo é salvo enquanto você digita: feche a página e continue depois de onde parou.',
  questionsTitle: 'Que perguntas posso fazer?',
  questions:
    'Perguntas com resposta gravada em vídeo, respostas escritas, escolhas, números, datas, arquivos e mais. Pressione uma na lista de Montar entrevista ou arraste-a para o lugar certo. Em uma pergunta em vídeo, você define o tempo para pensar, o tempo para responder e o número de tomadas.',
  knockoutTitle: 'Uma resposta errada pode encerrar uma candidatura?',
  knockout:
    'Sim. Marque a resposta certa de uma pergunta e ative a rejeição automática. Candidatos que respondem outra coisa veem a página que você escreveu para eles, e o histórico diz que resposta decidiu.',
  previewTitle: 'Como vejo o que os candidatos veem?',
  preview:
    'Abra a prévia no editor. É a própria página do candidato, no celular ou no computador, e nada do que você digita ali é armazenado.',
  changeLiveTitle: 'O que acontece quando altero uma vaga publicada?',
  changeLive:
    'Os candidatos que já começaram mantêm as perguntas com que começaram. Antes de publicar novas perguntas, você vê quem é afetado e quem teria um resultado diferente.',
  shareTitle: 'Como os candidatos chegam à entrevista?',
  share:
    'Compartilhe o link ou o código QR em Atrair candidatos ou convide pessoas por e-mail. Basta um navegador com câmera; não é preciso ter conta.',
  inviteTitle: 'Como convido muitas pessoas de uma vez?',
  invite:
    'Em Atrair candidatos, adicione uma linha para cada pessoa e envie todos os convites juntos. No quadro, você lembra quem não respondeu, um por um ou todos os que selecionar.',
  stuckTitle: 'Um candidato não consegue gravar. O que fazer?',
  stuck:
    'O navegador precisa de permissão para usar a câmera e o microfone; a página mostra como. Uma gravação que não pôde ser enviada fica no dispositivo e é enviada quando a conexão volta. O link no e-mail leva de volta ao ponto em que o candidato parou.',
  watchTitle: 'Como avalio um candidato?',
  watch:
    'Abra o candidato no quadro ou na lista. Assista às respostas, dê estrelas e comente; um comentário pode apontar para um segundo de uma gravação. J e K levam ao próximo candidato e ao anterior.',
  boardTitle: 'Como movo candidatos?',
  board:
    'Arraste um cartão para outra etapa, ou use o menu dele ou o teclado. Selecione vários para movê-los juntos. Toda movimentação pode ser desfeita, e os colegas a veem na hora.',
  hiddenTitle: 'Por que não vejo as avaliações dos outros?',
  hidden:
    'Esta vaga pede primeiro a opinião própria dos avaliadores. Avalie o candidato, e as avaliações dos colegas aparecem. Quem pode editar a vaga pode desativar isso ao lado das avaliações.',
  figuresTitle: 'Onde vejo como vai a contratação?',
  figures:
    'As análises contam candidaturas, desistências, tempo na etapa e contratações de todas as vagas ou de algumas. Cada número abre os candidatos por trás dele. Salve como painel o que você consulta sempre e compartilhe.',
  colleaguesTitle: 'Como adiciono colegas?',
  colleagues:
    'Em Configurações, Usuários, convide por e-mail e escolha uma função. A função define o que podem ver e alterar; um administrador pode mudá-la a qualquer momento.',
  keysTitle: 'Há um jeito mais rápido que o mouse?',
  keys: 'Pressione Ctrl ou Command com K para ir a qualquer lugar e agir na vaga ou no candidato aberto. Pressione ? para ver as teclas de uma página.',
  historyTitle: 'Quem fez o quê e quando?',
  history:
    'Cada candidato tem um histórico com todos os passos e decisões, quem os tomou e por quê. Escolha um momento para ver o candidato, ou o quadro inteiro, como era então.',
  proofTitle: 'Como comprovo que um histórico está completo?',
  proof:
    'Cada registro traz um selo sobre o anterior. Verificar recalcula todos e diz se algo foi alterado, acrescentado ou removido. O histórico pode ser baixado e verificado em outro lugar.',
  eraseTitle: 'Como apago os dados de uma pessoa?',
  erase:
    'Exclua o candidato na página dele. Dados de contato, respostas, gravações e comentários são apagados de vez; o histórico guarda que algo aconteceu, sem dizer nada sobre a pessoa.',
  groupInterviews: 'Entrevistas ao vivo',
  statusesTitle: 'O que significam os status de uma entrevista ao vivo?',
  statuses:
    'Uma nova entrevista espera pela aprovação, se sua empresa quiser, pela chegada do candidato ao passo dela na vaga ou pela escolha de um horário pelo candidato. Tudo o que acontece com ela fica no histórico dela.',
  statusNext: 'O que pode acontecer depois',
  statusFinal: 'Mais nada: terminou',
  act_approve: 'Um colega a aprova',
  act_disapprove: 'Um colega não a aprova',
  act_offer: 'Um colega oferece horários',
  act_book: 'Um horário é escolhido',
  act_ask: 'O candidato pede outros horários',
  act_cancel: 'Um colega a cancela',
  act_candidateCancel: 'O candidato a cancela',
  act_withdraw: 'O candidato é rejeitado ou excluído, ou a vaga é arquivada',
  act_expire: 'A oferta termina sem um horário',
  act_complete: 'A hora do fim já passou',
} as const
