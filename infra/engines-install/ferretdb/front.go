package main

import (
	"encoding/binary"
	"io"
	"log"
	"net"
	"sync"
)

// FerretDB 1.x reads the documents an update is for, then writes them: two clients that replace the same revision both
// succeed. MongoDB promises that one of them does. The front hands over one writing command at a time, so that the
// server keeps that promise.

const (
	headerLength = 16
	opMsg        = 2013
	maxLength    = 48_000_000 + headerLength
)

var reading = map[string]bool{
	"find": true, "getMore": true, "aggregate": true, "count": true, "distinct": true, "hello": true, "ismaster": true, "isMaster": true,
	"ping": true, "buildInfo": true, "buildinfo": true, "listCollections": true, "listIndexes": true, "listDatabases": true, "endSessions": true, "killCursors": true,
}

func front(listener net.Listener, socket string) {
	var writing sync.Mutex
	for {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		go func() {
			defer client.Close()
			server, err := net.Dial("unix", socket)
			if err != nil {
				log.Print(err)
				return
			}
			defer server.Close()
			for exchange(client, server, &writing) == nil {
			}
		}()
	}
}

// exchange carries one command to the server and its answer back.
func exchange(client, server net.Conn, writing *sync.Mutex) error {
	request, err := message(client)
	if err != nil {
		return err
	}
	if command := commandOf(request); command != "" && !reading[command] {
		writing.Lock()
		defer writing.Unlock()
	}
	if _, err = server.Write(request); err != nil {
		return err
	}
	answer, err := message(server)
	if err != nil {
		return err
	}
	_, err = client.Write(answer)
	return err
}

func message(from io.Reader) ([]byte, error) {
	header := make([]byte, headerLength)
	if _, err := io.ReadFull(from, header); err != nil {
		return nil, err
	}
	length := binary.LittleEndian.Uint32(header)
	if length < headerLength || length > maxLength {
		return nil, io.ErrUnexpectedEOF
	}
	whole := make([]byte, length)
	copy(whole, header)
	_, err := io.ReadFull(from, whole[headerLength:])
	return whole, err
}

// commandOf is the name of the first element of the body's document; empty for messages of other kinds.
func commandOf(whole []byte) string {
	const flags, kind, documentLength, elementType = 4, 1, 4, 1
	const name = headerLength + flags + kind + documentLength + elementType
	if binary.LittleEndian.Uint32(whole[12:]) != opMsg || len(whole) <= name {
		return ""
	}
	for end := name; end < len(whole); end++ {
		if whole[end] == 0 {
			return string(whole[name:end])
		}
	}
	return ""
}
